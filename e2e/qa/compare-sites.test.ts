import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { betterOf, comparePages, compareSites, isSlower } from './compare-sites.ts';
import type { PageFacts, Sight } from './page-facts.ts';
import { comparePictures } from './picture-difference.ts';
import { summaryOf } from './report/findings.ts';
import { htmlOf } from './report/html-report.ts';
import { markdownOf } from './report/markdown-report.ts';

function picture(square?: { x: number; y: number }): Buffer {
  const png = new PNG({ width: 40, height: 40 });
  png.data.fill(255);
  for (let y = 0; square !== undefined && y < 5; y += 1) {
    for (let x = 0; x < 5; x += 1) {
      png.data.set([0, 0, 200, 255], ((square.y + y) * 40 + square.x + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

const regions = [
  { app: 'shell', x: 0, y: 0, width: 40, height: 40 },
  { app: 'mfe-blog', x: 0, y: 10, width: 40, height: 20 },
];

function sight(patch: Partial<Sight> = {}): Sight {
  return {
    look: { width: 1280, scheme: 'light' },
    picture: picture(),
    regions,
    violations: [],
    messages: [],
    failed: [],
    bytes: { shell: 50_000, 'mfe-blog': 20_000 },
    depth: 2,
    paint: 400,
    blocked: 0,
    shift: 0,
    overflow: 0,
    ...patch,
  };
}

function page(patch: Partial<PageFacts> = {}): PageFacts {
  return {
    path: '/blog/a',
    status: 200,
    title: 'A post',
    owner: 'mfe-blog',
    versions: { shell: '1.0.0', 'mfe-blog': '2.0.0' },
    lines: [{ app: 'mfe-blog', text: 'Words' }],
    sights: [sight()],
    ...patch,
  };
}

const told = (after: Partial<PageFacts>) =>
  comparePages(page(), page({ versions: { shell: '1.0.0', 'mfe-blog': '2.1.0' }, ...after })).map(
    ({ kind, broken, app, versions, text }) => [kind, broken, app, versions.join(' to '), text],
  );

const blog = ['mfe-blog', '2.0.0 to 2.1.0'];
const shell = ['shell', '1.0.0 to 1.1.0'];
const both = { shell: '1.1.0', 'mfe-blog': '2.1.0' };

describe('a page of two releases', () => {
  it('names the app of a line that is new or gone, and tells a line that was replaced as one change', () => {
    expect(told({ versions: both, lines: [{ app: 'shell', text: 'Words' }] })).toEqual([
      ['text', false, ...blog, 'gone: "Words"'],
      ['text', false, ...shell, 'new: "Words"'],
    ]);
    const lines = (...texts: string[]) => texts.map((text) => ({ app: 'mfe-blog', text }));
    const before = page({ lines: lines('One', 'Two', 'Three') });
    const after = page({ lines: lines('One', 'Zwei', 'Three', 'Four') });
    const found = comparePages(before, after).map(({ text, line }) => [text, line]);
    expect(found).toEqual([
      ['"Zwei" in place of "Two"', { before: 'Two', after: 'Zwei' }],
      ['new: "Four"', { before: null, after: 'Four' }],
    ]);
  });

  it.each([
    ['the part of a changed app', 20, both, blog],
    ['the part of another changed app', 33, both, shell],
    ['an unchanged part beside a changed app', 33, { shell: '1.0.0', 'mfe-blog': '2.1.0' }, blog],
    [
      'a part whose data changed',
      33,
      { shell: '1.0.0', 'mfe-blog': '2.0.0' },
      ['shell', '1.0.0 to 1.0.0'],
    ],
    ['a part below a changed frame', 12, { shell: '1.1.0', 'mfe-blog': '2.0.0' }, shell],
  ])('names the app that pixels come from: %s', (_, y, versions, app) => {
    const sights = [sight({ picture: picture({ x: 3, y }) })];
    const text = '1280 px, light: 25 pixels differ';
    expect(told({ versions, sights })).toEqual([['picture', false, ...app, text]]);
  });

  it('is broken by a new message, a failed file, an axe violation and an error status', () => {
    const finding = (text: string) => [{ app: 'mfe-blog', text }];
    const after = sight({
      violations: finding('color-contrast'),
      messages: finding('error: no'),
      failed: finding('mfe-blog/a.js: 404'),
    });
    expect(told({ status: 500, sights: [after] })).toEqual([
      ['page', true, ...blog, 'The page answers 500 in place of 200.'],
      ['axe', true, ...blog, 'color-contrast'],
      ['console', true, ...blog, 'error: no'],
      ['requests', true, ...blog, 'mfe-blog/a.js: 404'],
    ]);
  });

  it('tells none of a finding that was there before, in however many looks', () => {
    const old = sight({ messages: [{ app: 'shell', text: 'warning: old' }] });
    expect(comparePages(page({ sights: [old] }), page({ sights: [old, old] }))).toEqual([]);
  });

  it.each([
    ['paint', { paint: 950 }, 'largest paint after 950 ms in place of 400 ms'],
    ['answers', { blocked: 301 }, 'does not answer for 301 ms in place of 0 ms'],
    ['layout', { shift: 0.05 }, '1280 px, light: layout shift 0.050 in place of 0.000'],
    ['width', { overflow: 12 }, '1280 px, light: 12 px wider than the window'],
  ])('is broken by worse figures: %s', (_, figures, text) => {
    expect(told({ sights: [sight(figures)] })).toEqual([['speed', true, ...blog, text]]);
  });

  it('does not call the noise of a measurement a difference, and tells the bytes of an app with another version', () => {
    expect(told({ sights: [sight({ paint: 690, blocked: 290, shift: 0.009 })] })).toEqual([]);
    const sights = [sight({ bytes: { shell: 60_000, 'mfe-blog': 21_000 } })];
    expect(told({ sights })).toEqual([['bytes', false, ...blog, '21.0 KB in place of 20.0 KB']]);
  });
});

it('a page that is gone is broken, a new one is not', () => {
  const one = new Map([['/a', page({ path: '/a' })]]);
  const two = new Map([['/b', page({ path: '/b' })]]);
  const found = compareSites(one, two).map(({ path, broken, text }) => [path, broken, text]);
  expect(found).toEqual([
    ['/a', true, 'The page is gone.'],
    ['/b', false, 'The page is new.'],
  ]);
});

it('pictures of different heights are compared row by row', () => {
  const long = new PNG({ width: 40, height: 50 });
  long.data.fill(255);
  const difference = comparePictures(picture(), PNG.sync.write(long), regions);
  expect(difference?.pixels).toBe(400);
});

it('shows the rows that differ, and 48 px above and below them', () => {
  const tall = (...rows: number[]) => {
    const png = new PNG({ width: 40, height: 1000 });
    png.data.fill(255);
    for (const row of rows) png.data.set([0, 0, 200, 255], (row * 40 + 3) * 4);
    return PNG.sync.write(png);
  };
  const all = [{ app: 'mfe-blog', x: 0, y: 0, width: 40, height: 1000 }];
  const difference = comparePictures(tall(), tall(200, 600), all);
  expect(difference).toMatchObject({ pixels: 2, apps: ['mfe-blog'], band: { top: 152 } });
  expect(PNG.sync.read(difference?.band.after ?? Buffer.alloc(0)).height).toBe(497);
});

it('a page that is slow in one of two measurements is not slower', () => {
  const slow = page({ sights: [sight({ paint: 2000, blocked: 900 })] });
  expect(isSlower(page(), slow)).toBe(true);
  expect(isSlower(page(), betterOf(slow, page()))).toBe(false);
  expect(isSlower(page(), betterOf(slow, slow))).toBe(true);
});

describe('the report', () => {
  const target = (label: string) => ({
    label,
    origin: 'http://site.example',
    cookie: null,
    close: async () => undefined,
  });
  const compared = (differences: ReturnType<typeof comparePages>) => ({
    before: target('stable'),
    after: target('pr-7'),
    pages: [{ path: '/blog/a', before: page(), after: page() }],
    differences,
  });
  const differences = comparePages(
    page(),
    page({
      versions: { shell: '1.0.0', 'mfe-blog': '2.1.0' },
      lines: [{ app: 'mfe-blog', text: '<img src=x onerror=alert(1)> | Words' }],
      sights: [sight({ picture: picture({ x: 0, y: 12 }) })],
    }),
  );

  it('sums up in one line', () => {
    expect(summaryOf(compared([]))).toBe('pr-7 against stable, 1 page: no difference.');
    expect(summaryOf(compared(differences))).toBe(
      'pr-7 against stable, 1 page: 2 differences, nothing broken.',
    );
  });

  it('is one document that loads nothing, has no script, and runs no word of a page as code', () => {
    const html = htmlOf(compared(differences), new Date('2026-01-01T10:00:00Z'));
    expect(html).not.toMatch(/<script|<img src=x|(src|href)="https?:/);
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    expect(html).toContain('mfe-blog 2.0.0 → 2.1.0');
    expect(html.match(/src="data:image\/png;base64,/g)).toHaveLength(3);
    expect(html).toContain('2 differences, nothing broken');
    expect(html).toContain('<ins>&lt;img src=x onerror=alert(1)&gt; | </ins>');
  });

  it('tells a change that is on several pages once, with its pages', () => {
    const more = differences.map((each) => ({ ...each, path: '/blog/b' }));
    const html = htmlOf(compared([...differences, ...more]), new Date());
    expect(html.match(/<code>\/blog\/a \/blog\/b</g)).toHaveLength(2);
    expect(html.match(/src="data:image\/png;base64,/g)).toHaveLength(3);
  });

  it('is a table for a pull request, in which a page breaks no cell, links nowhere and calls nobody', () => {
    const markdown = markdownOf(compared(differences));
    expect(markdown).toContain(
      '| changed | /blog/a | Words | mfe-blog 2.0.0 → 2.1.0 | "&lt;img src=x onerror=alert(1)> \\| Words" in place of "Words" |',
    );
    const text = '[a](https://x.example) @team ![](y)';
    const [sample] = differences;
    if (sample === undefined) throw new Error('there is a difference');
    expect(markdownOf(compared([{ ...sample, text }]))).toContain(
      '\\[a\\](https://x.example) @\u200Bteam !\\[\\](y)',
    );
  });
});
