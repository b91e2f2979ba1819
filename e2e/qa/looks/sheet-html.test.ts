import { expect, it } from 'vitest';
import { sheetHtml, type PicturedPage } from './sheet-html.ts';

const madeAt = new Date('2026-01-01T10:00:00Z');
const look = { width: 360, scheme: 'dark' } as const;
const pages: PicturedPage[] = [
  {
    path: '/a',
    looks: [{ look, isSame: false, before: 'a-before.jpg', after: 'a-after.jpg' }],
  },
  { path: '/b', looks: [{ look, isSame: true, before: null, after: 'b-after.jpg' }] },
];

it('shows every picture of every page under its path, before and after', () => {
  const html = sheetHtml(pages, { labels: { before: 'stable.1', after: 'stable' }, madeAt });
  expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
    '360 px, dark, before',
    '360 px, dark, after',
    '360 px, dark, unchanged',
  ]);
  expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, path]) => path)).toEqual(['/a', '/b']);
  expect(html).toContain('2 pages, 1 of them changed. 2026-01-01 10:00 UTC.');
  expect(html).not.toContain('<script');
});

it('says nothing of changes where there is one release alone', () => {
  const alone = pages.map((page) => ({
    ...page,
    looks: page.looks.map((each) => ({ ...each, before: null, isSame: false })),
  }));
  const html = sheetHtml(alone, { labels: { before: null, after: '<b>' }, madeAt });
  expect(html).toContain('<h1>Looks of &lt;b&gt;</h1>');
  expect(html).toContain('<p>2 pages. ');
  expect(html).not.toContain('before"');
});
