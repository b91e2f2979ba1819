import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { integrityOf } from '@talent/artifact/integrity';
import type { PageBlock, PageHead } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { contentOf, pageFacts } from './compose-page.ts';
import { renderDocument } from './document.ts';

const shell = manifestOf({ name: 'shell', patterns: [] });
const app = manifestOf({
  name: 'mfe-blog',
  patterns: ['/blog'],
  files: { 'client/chart.js': 'draw()', 'client/other.js': 'no part of this page' },
  route: { later: ['client/chart.js'] },
});
const head: PageHead = {
  title: 'Blog',
  description: '',
  canonicalPath: '/blog',
  robots: 'index, follow',
};
const block: PageBlock = {
  kind: 'page',
  app: 'mfe-blog',
  pattern: '/blog',
  site: { ...defaultSite, origin: 'https://www.example.com' },
  head,
  data: null,
};

it('gives the hash of a script that the page imports later, and does not fetch it', () => {
  const html = renderDocument({ shell, app, block, body: '', icon: 'data:,', iconLinks: [] });
  const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  const base = `/assets/mfe-blog/${app.version}`;
  expect(map.integrity[`${base}/chart.js`]).toBe(integrityOf('draw()'));
  expect(map.integrity).not.toHaveProperty([`${base}/other.js`]);
  expect(html).toContain(`<link rel="modulepreload" href="${base}/page.js"`);
  expect(html).not.toContain(`href="${base}/chart.js"`);
});

const modifiedAt = (...structuredData: Record<string, unknown>[]): string | undefined =>
  pageFacts({ ...head, structuredData }).modifiedAt;

it('the facts of a page in the index are empty for an indexed page without a well-formed date, and say when search engines must leave it out', () => {
  expect(pageFacts(head)).toEqual({});
  expect(modifiedAt({ dateModified: 'last week' }, { dateModified: 20250301 })).toBeUndefined();
  expect(pageFacts({ ...head, robots: 'noindex, nofollow' })).toEqual({ noindex: true });
});

it('the facts of a page in the index hold the date of its last change, or else of its publication, from its structured data', () => {
  const published = { datePublished: '2025-03-01T09:00:00+00:00' };
  expect(modifiedAt(published)).toBe('2025-03-01T09:00:00+00:00');
  expect(modifiedAt({ ...published, dateModified: '2025-04-02' })).toBe('2025-04-02');
  expect(modifiedAt({ dateModified: '2025-04-02' }, { dateModified: '2025-04-03' })).toBe(
    '2025-04-03',
  );
});

it('the content is what the main element of a page holds', () => {
  const body =
    '<header>x</header><main id="content" tabindex="-1"><div data-app="mfe-blog"><h1>Pay</h1></div></main><footer></footer>';
  expect(contentOf(body)).toBe('<div data-app="mfe-blog"><h1>Pay</h1></div>');
});

it('the content is left out of pages without a main element, and of pages that would arrive later than their code', () => {
  expect(contentOf('<div data-app="mfe-blog"></div>')).toBeUndefined();
  expect(contentOf(`<main>${'a'.repeat(120_000)}</main>`)).toHaveLength(120_000);
  expect(contentOf(`<main>${'a'.repeat(120_001)}</main>`)).toBeUndefined();
});
