import { defaultSite } from '@talent/sdk/site';
import type { PageFile } from '@talent/sdk/server';
import { expect, it } from 'vitest';
import { readFigures } from '../calculations/export/testing/read-figures';
import { exampleBands, exampleDocument } from '../features/guide/testing/guide';
import { writeGuideFiles } from './salary-guide.plan';

it('publishes a PDF, and a CSV that reads back as the same figures with their sources', async () => {
  const files: PageFile[] = [];
  const publish = (file: PageFile) => {
    files.push(file);
    return `/_files/${file.name}`;
  };
  const document = exampleDocument();
  const bands = exampleBands();
  const downloads = await writeGuideFiles(document, bands, defaultSite, publish);
  const [pdf, csv] = files;
  expect(Buffer.from(pdf?.body ?? '').toString('latin1', 0, 5)).toBe('%PDF-');
  expect(downloads.pdf).toMatchObject({
    path: '/_files/ai-salary-guide-2025.pdf',
    bytes: pdf?.body.length,
  });
  expect(downloads.csv).toMatchObject({
    path: '/_files/ai-salary-guide-2025.csv',
    rows: bands.length,
  });
  const read = readFigures(String(csv?.body));
  expect(read.bands).toEqual(bands);
  expect(read.sources).toEqual(
    Object.values(document.guide.sources).map(({ ages: _, ...source }) => source),
  );
});
