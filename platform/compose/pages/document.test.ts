import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { integrityOf } from '@talent/artifact/integrity';
import type { PageBlock } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { renderDocument } from './document.ts';

const shell = manifestOf({ name: 'shell', patterns: [] });
const app = manifestOf({
  name: 'mfe-blog',
  patterns: ['/blog'],
  files: { 'client/chart.js': 'draw()', 'client/other.js': 'no part of this page' },
  route: { later: ['client/chart.js'] },
});
const block: PageBlock = {
  kind: 'page',
  app: 'mfe-blog',
  pattern: '/blog',
  site: { ...defaultSite, origin: 'https://www.example.com' },
  head: { title: 'Blog', description: '', canonicalPath: '/blog', robots: 'index, follow' },
  data: null,
};

it('gives the hash of a script that the page imports later, and does not fetch it', () => {
  const html = renderDocument({ shell, app, block, body: '', icon: 'data:,' });
  const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  const base = `/assets/mfe-blog/${app.version}`;
  expect(map.integrity[`${base}/chart.js`]).toBe(integrityOf('draw()'));
  expect(map.integrity).not.toHaveProperty([`${base}/other.js`]);
  expect(html).toContain(`<link rel="modulepreload" href="${base}/page.js"`);
  expect(html).not.toContain(`href="${base}/chart.js"`);
});
