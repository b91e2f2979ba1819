import { defaultSite } from '@talent/sdk/site';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { guideWords } from '../sentences/guide-words';
import { exampleDocument, guideOf } from '../testing/guide';
import { salaryBand } from '../testing/salary-data';
import { guidePdf } from './guide-pdf';

const document = exampleDocument();
let pdf: Awaited<ReturnType<typeof guidePdf>>;
let text: string[];

/** The library detaches the byte array it is given, so it gets a copy. */
const copy = () => new Uint8Array(pdf.bytes);

beforeAll(async () => {
  pdf = await guidePdf(document, defaultSite);
  ({ text } = await extractText(copy()));
});

it('holds every paragraph and every median of the guide as text', () => {
  // A paragraph may go on to the next page: heads and feet are written last, after the text of their page.
  const furniture =
    /(\n(AI salaries at a glance|How to read these figures|Role by role|United States: .+|Canada: .+|How to .+|Where .+|Sources .+))?\nAI Talent Experts · Salary guide 2025 · .+$/;
  const whole = text
    .map((page) => page.replace(furniture, ''))
    .join(' ')
    .replace(/\s+/g, ' ');
  const { words, guide } = document;
  for (const paragraph of [...words.overview, ...words.us, ...words.canada, ...words.method]) {
    expect(whole).toContain(paragraph);
  }
  for (const median of ['$200,000', '$210,000', '$170,000', '$120,000', 'CA$99,000']) {
    expect(whole).toContain(median);
  }
  for (const { name, attribution } of Object.values(guide.sources)) {
    expect(whole).toContain(name);
    if (attribution) expect(whole).toContain(attribution);
  }
  expect(whole).toContain('too few to show');
});

it('has contents that name the page on which each chapter begins, and that number under it', () => {
  expect(text).toHaveLength(pdf.pages);
  const [, contents = ''] = text;
  const [, page] = /Canada: by province and city\s+(\d+)/.exec(contents) ?? [];
  const chapter = text[Number(page) - 1] ?? '';
  expect(chapter).toContain('Canada: by province and city');
  expect(chapter).toContain('Pay ranges for 2024–2025, snapshot of January 19, 2025');
  expect(chapter).toMatch(new RegExp(`\\b${page}\\b`));
});

it('keeps the contents on their page, however many roles there are', async () => {
  const roles = Array.from({ length: 30 }, (_, index) => salaryBand({ role: `role-${index}` }));
  const guide = guideOf(...roles);
  const long = await guidePdf({ guide, words: guideWords(guide) }, defaultSite);
  const { text: pages } = await extractText(new Uint8Array(long.bytes));
  expect(pages[1]).toMatch(/Role 0.*Role 29.*Sources and attribution/s);
  expect(pages[2]).toMatch(/^AI salaries at a glance/);
  expect(pages.at(-1)).toContain('Source ca-job-bank');
});

it('is in English, with a title, and a role has heading, figure and table in order', async () => {
  const proxy = await getDocumentProxy(copy());
  const { info } = await getMeta(proxy);
  expect(info).toMatchObject({ Title: expect.stringContaining('AI Salary Guide 2025') as string });
  const tree = JSON.stringify(await (await proxy.getPage(5)).getStructTree());
  expect(tree).toMatch(/"role":"H3".*"role":"Figure".*"role":"Table".*"role":"TH"/);
  expect(Buffer.from(pdf.bytes).toString('latin1')).toContain('/Lang (en-US)');
});

it('is the same file for the same data', async () => {
  const again = await guidePdf(document, defaultSite);
  expect(Buffer.compare(Buffer.from(again.bytes), Buffer.from(pdf.bytes))).toBe(0);
});
