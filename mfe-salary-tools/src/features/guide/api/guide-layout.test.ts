import { startLocalData } from '@talent/backend/testing/local-data';
import { defaultSite } from '@talent/sdk/site';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { getPublicSalaryData } from '../../access/api/get-public-salary-data';
import { publishedRoles } from '../facts/guide';
import { toGuide } from '../facts/to-guide';
import { guidePdf } from '../pdf/guide-pdf';
import { guideWords } from '../sentences/guide-words';
import { exampleDocument } from '../testing/guide';

// The real figures: made-up ones of the same length would not find fault with the layout.

/** Letter, points. The text is between these distances from the lower edge of the page. */
const [top, end] = [728, 70];

const local = await startLocalData();
const guide = toGuide(await getPublicSalaryData(local.visitor));
await local.stop();
const { bytes, pages } = await guidePdf({ guide, words: guideWords(guide) }, defaultSite);

/** The library detaches the byte array it is given, so it gets a copy. */
const open = () => getDocumentProxy(new Uint8Array(bytes));

const pageNumbers = () => Array.from({ length: pages }, (_, index) => index + 1);

async function shareUsed(): Promise<number[]> {
  const pdf = await open();
  return Promise.all(
    pageNumbers().map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const heights = items.flatMap((item) =>
        'transform' in item && item.str.trim() !== '' ? [item.transform[5] as number] : [],
      );
      const lowest = Math.min(...heights.filter((height) => height >= end));
      return (top - lowest) / (top - end);
    }),
  );
}

it('leaves no page half empty but the last', async () => {
  const shares = await shareUsed();
  expect(shares.length).toBeGreaterThan(12);
  const empty = shares.flatMap((share, index) =>
    share < 0.65 && index < shares.length - 1 ? [`page ${index + 1}: ${share.toFixed(2)}`] : [],
  );
  expect(empty).toEqual([]);
});

interface StructNode {
  role?: string;
  alt?: string;
  children?: StructNode[];
}

function elementsOf(node: StructNode | null, role: string): StructNode[] {
  if (!node) return [];
  return [
    ...(node.role === role ? [node] : []),
    ...(node.children ?? []).flatMap((child) => elementsOf(child, role)),
  ];
}

async function structures(): Promise<StructNode[]> {
  const pdf = await open();
  return Promise.all(
    pageNumbers().map(
      async (page) => (await (await pdf.getPage(page)).getStructTree()) as StructNode,
    ),
  );
}

it('describes every picture, and explains the charts before the first one', async () => {
  const figures = (await structures()).map((tree) =>
    elementsOf(tree, 'Figure').map(({ alt = '' }) => alt),
  );
  expect(figures.flat().length).toBeGreaterThan(20);
  expect(figures.flat().filter((alt) => !/\$\d/.test(alt))).toEqual([]);
  expect(figures[0]).toEqual([
    expect.stringMatching(
      /^A column of strokes for each role, highest median first\. Each stroke:/,
    ),
  ]);
  expect(figures[1]).toEqual([]);
  expect(figures[2]).toEqual([
    expect.stringMatching(/^How to read a chart\./),
    expect.stringMatching(/^Chart of reported pay ranges in the United States/),
  ]);
});

it('has headings and tables with named rows and columns for screen readers', async () => {
  const trees = await structures();
  expect(elementsOf(trees[0] ?? null, 'H1')).toHaveLength(1);
  const count = (role: string) => trees.flatMap((tree) => elementsOf(tree, role)).length;
  expect(count('H2')).toBe(11);
  for (const role of ['Sect', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'TOCI', 'Link']) {
    expect(count(role), role).toBeGreaterThan(0);
  }
  const raw = Buffer.from(bytes).toString('latin1');
  for (const mark of ['/StructTreeRoot', '/DisplayDocTitle true', '/Marked true', '/Scope /Row']) {
    expect(raw).toContain(mark);
  }
});

it('has a bookmark for each chapter and role that leads to its heading', async () => {
  const pdf = await open();
  const outline = (await pdf.getOutline()) ?? [];
  const roles = outline.find(({ title }) => title === 'Role by role')?.items ?? [];
  expect(outline.map(({ title }) => title as string)).toEqual([
    'AI salaries at a glance',
    'How to read these figures',
    'Role by role',
    'United States: reported pay ranges and official wages',
    'Canada: by province and city',
    'How to judge an offer',
    'How to set a pay range',
    'Where the figures come from',
    'Download the guide',
    'Sources and attribution',
  ]);
  const { text } = await extractText(new Uint8Array(bytes));
  for (const { title, dest } of [...outline, ...roles]) {
    const [page, , left, height] = dest as [{ num: number; gen: number }, unknown, number, number];
    const index = await pdf.getPageIndex(page);
    expect(text[index]?.replace(/\s+/g, ' '), title as string).toContain(title);
    expect(left).toBe(0);
    expect(height).toBeLessThanOrEqual(792);
    expect(height).toBeGreaterThan(end);
  }
});

it('names the chapter above the text of a page that a chapter goes on to', async () => {
  const { text } = await extractText(new Uint8Array(bytes));
  const heads = text.map((page) => /^Role by role$/m.test(page));
  expect(heads.filter(Boolean).length).toBeGreaterThan(5);
  expect(text[2]).toMatch(/^AI salaries at a glance/);
  expect(text[2]?.match(/AI salaries at a glance/g)).toHaveLength(1);
});

it('breaks no amount over two lines', async () => {
  const { text } = await extractText(new Uint8Array(bytes));
  const whole = text.join('\n');
  const bands = publishedRoles(guide).flatMap(({ all }) => all);
  expect(bands.length).toBeGreaterThan(15);
  for (const { key, p10, p25, p50, p75, p90, interval } of bands) {
    for (const amount of [p10, p25, p50, p75, p90, interval?.low ?? p50, interval?.high ?? p50]) {
      expect(whole, key).toContain(`$${amount.toLocaleString('en-US')}`);
    }
  }
  expect(whole.split('\n').filter((line) => /^\d{1,3}$/.test(line))).toEqual([]);
});

it('never breaks a sample over two lines', async () => {
  const { guide: example, words } = exampleDocument();
  const overview = Array.from(
    { length: 60 },
    (_, index) => `${'word '.repeat(13)}${'x'.repeat(index)} (n = 2,475) and more words than fit.`,
  );
  const pdf = await guidePdf({ guide: example, words: { ...words, overview } }, defaultSite);
  const { text } = await extractText(new Uint8Array(pdf.bytes));
  expect(text.join('\n').match(/\(n[^\S\n]=[^\S\n]2,475\)/g)).toHaveLength(60);
});
