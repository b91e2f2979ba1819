import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startLocalData } from '@talent/backend/testing/local-data';
import { defaultSite } from '@talent/sdk/site';
import { afterAll, expect, it } from 'vitest';
import { embedDocument } from '../embed-document';
import { EMBED_STYLE } from '../embed-document';
import { listCharts, loadChart } from './load-chart';

const local = await startLocalData();
afterAll(() => local.stop());
const documents = new Map<string, string>();

const site = { ...defaultSite, origin: 'https://www.example.com' };

for (const { id } of await listCharts(local.visitor)) {
  const chart = await loadChart(local.visitor, id);
  documents.set(id, chart ? embedDocument(chart, site) : '');
}

it('the charts for other sites are pay by role, one for each open role, and the market', () => {
  expect([...documents.keys()]).toEqual([
    'pay-by-role',
    'pay-by-level-machine-learning-engineer',
    'pay-by-level-ai-engineer',
    'pay-by-level-data-scientist',
    'ai-share',
    'pay-transparency',
    'remote-share',
    'postings-index',
  ]);
});

it('the charts for other sites are at most 10 KB over the wire, in both encodings, with 3 KB for the headers', () => {
  for (const [id, text] of documents) {
    expect(gzipSync(text).byteLength, id).toBeLessThan(7 * 1024);
    expect(brotliCompressSync(text).byteLength, id).toBeLessThan(7 * 1024);
  }
});

it('the charts for other sites run and load nothing, link to this site alone, and name finding, title, source and license', () => {
  for (const [id, text] of documents) {
    expect(text, id).not.toMatch(
      /<(script|link|img|iframe|form|object|embed|base)\b|\son\w+=|\sstyle=|\ssrc=|url\(|@import/i,
    );
    const targets = [...text.matchAll(/\b(?:href|action)="([^"]*)"/g)].map(([, url]) => url);
    expect(targets, id).toEqual([
      expect.stringMatching(
        /^https:\/\/www\.example\.com\/(ai-ml-salary-data(\/[a-z-]+)?|ai-job-market)$/,
      ),
    ]);
    expect(text).toContain('target="_blank" rel="noopener"');
    expect(text.match(/<style>/g)).toHaveLength(1);
    expect(text).toContain(`<style>${EMBED_STYLE}</style>`);
    expect(text, id).toMatch(/<h1>[^<]*\d[^<]*<\/h1>/);
    expect(text, id).toMatch(/<title>[^<]+ \| AI Talent Experts<\/title>/);
    expect(text, id).toMatch(/CC0 1\.0|CC BY 4\.0/);
    expect(text, id).toMatch(/role="img" aria-label="[^"]+"/);
  }
});

it('the charts for other sites have the figures of the sources', () => {
  const finding = (chart: string) => /<h1>(.*)<\/h1>/.exec(documents.get(chart) ?? '')?.[1];
  expect(finding('ai-share')).toBe(
    '5.8% of US job postings and 17.4% of Canadian ones named AI terms in June 2026',
  );
  expect(finding('pay-transparency')).toBe(
    '48.8% of US job postings and 53% of Canadian ones stated pay in February 2026',
  );
  expect(documents.get('pay-by-level-ai-engineer')).toContain(
    'href="https://www.example.com/ai-ml-salary-data/ai-engineer"',
  );
  expect(documents.get('pay-by-role')).toContain('snapshot of January 19, 2025 (CC0 1.0)');
});

it.each([
  '',
  'nothing',
  'pay-by-level-',
  'pay-by-level-nlp-engineer',
  'pay-by-level-research-scientist',
  '__proto__',
  '../../etc/passwd',
  'constructor',
])('there is no chart %j', async (chart) => {
  expect(await loadChart(local.visitor, chart)).toBeNull();
});
