import { defaultSite } from '@talent/sdk/site';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { guideWords } from '../sentences/guide-words';
import { exampleBands, exampleDocument, guideOf } from '../testing/guide';
import { salaryBand } from '../testing/salary-data';
import { guidePdf } from './guide-pdf';
import { publishedRoles } from '../facts/guide';
import { coverMarks } from './pdf-cover';
import { unbroken } from './unbroken';
import { guideProse } from '../content/guide-prose';

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
  expect(chapter).toContain(
    'Pay ranges of 2024 to January 2025, 22 months old. The snapshot is of January 19, 2025.',
  );
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

it('counts a stroke for each $10,000 of a median, of roles with a hundred ranges or more', () => {
  expect(coverMarks(publishedRoles(guideOf(...exampleBands())))).toEqual({
    caption: 'Each stroke: $10,000 of a role’s median. Blue: Ai Engineer.',
    columns: [
      { label: 'Ai Engineer', median: 200_000, strokes: 20, isNamed: true },
      { label: 'Data Engineer', median: 150_000, strokes: 15, isNamed: false },
    ],
  });
});

it('lets a stroke stand for more where there would be too many to count', () => {
  const roles = Array.from({ length: 40 }, (_, index) => salaryBand({ role: `role-${index}` }));
  const picture = coverMarks(publishedRoles(guideOf(...roles)));
  expect(picture?.caption).toMatch(/^Each stroke: \$20,000 of/);
  expect(picture?.columns.map(({ strokes }) => strokes)).toEqual(Array(40).fill(8));
});

it('is left out where no role has a hundred ranges', () => {
  expect(coverMarks(publishedRoles(guideOf(salaryBand({ n: 99 }))))).toBeNull();
  expect(coverMarks([])).toBeNull();
});

it.each([
  ['a sample', 'is high (n = 2,475) here', 'is high (n\u00A0=\u00A02,475) here'],
  ['a counted noun', 'With 2,475 ranges it is', 'With 2,475\u00A0ranges it is'],
  ['a factor', 'rises to 1.4 times as much', 'rises to 1.4\u00A0times as much'],
  ['a day', 'on November 21, 2026 we', 'on November\u00A021,\u00A02026 we'],
  ['a month', 'earned in May 2025.', 'earned in May\u00A02025.'],
  ['a code', '(SOC 15-2051) earned', '(SOC\u00A015-2051) earned'],
])('keeps %s on one line', (_, text, expected) => {
  expect(unbroken(text)).toBe(expected);
});

it('leaves other text alone, and a text that is whole already', () => {
  const text = 'May we ask? In 2025 pay rose, and 12 people said so.';
  expect(unbroken(text)).toBe(text);
  expect(unbroken(unbroken('(n = 18)'))).toBe('(n\u00A0=\u00A018)');
});

const texts = Object.values(guideProse)
  .flat()
  .flatMap((part) => (typeof part === 'string' ? [part] : [part.title, part.text]));

it('holds no figure of pay: those come from the data', () => {
  const figures = texts.flatMap((text) => text.match(/[$€£]|\d[\d,.]*/g) ?? []);
  // Percentiles, the interval's confidence, and the hours of a year.
  const rules = ['10', '25', '75', '90', '95', '2,080'];
  expect(
    figures
      .map((figure) => figure.replace(/[.,]$/, ''))
      .filter((figure) => !rules.includes(figure)),
  ).toEqual([]);
});
