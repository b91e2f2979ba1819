import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { defaultSite } from '@talent/sdk/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedResource } from '../../../routes/embed.resource';
import { EMBED_STYLE } from '../../embed/embed-style';

let local: LocalData;
/** The document of every chart, by its path. */
const documents = new Map<string, string>();

const site = { ...defaultSite, origin: 'https://www.example.com' };

async function load(chart: string): Promise<string> {
  const path = `/ai-salary-data-api/embed/${chart}`;
  const context = { data: local.visitor, params: { chart }, path, site };
  const { contentType, body } = await embedResource.load(context);
  expect(contentType).toBe('text/html; charset=utf-8');
  return String(body);
}

beforeAll(async () => {
  local = await startLocalData();
  for (const path of (await embedResource.entries?.({ data: local.visitor, site })) ?? []) {
    documents.set(path, await load(path.split('/').at(-1) ?? ''));
  }
});
afterAll(() => local.stop());

describe('the charts for other sites', () => {
  it('are pay by role, one for each open role, and the market', () => {
    expect([...documents.keys()]).toEqual([
      '/ai-salary-data-api/embed/pay-by-role',
      '/ai-salary-data-api/embed/pay-by-level-machine-learning-engineer',
      '/ai-salary-data-api/embed/pay-by-level-ai-engineer',
      '/ai-salary-data-api/embed/pay-by-level-data-scientist',
      '/ai-salary-data-api/embed/ai-share',
      '/ai-salary-data-api/embed/pay-transparency',
      '/ai-salary-data-api/embed/remote-share',
      '/ai-salary-data-api/embed/postings-index',
    ]);
  });

  it('are at most 10 KB over the wire, in both encodings, with 3 KB for the headers', () => {
    for (const [path, text] of documents) {
      expect(gzipSync(text).byteLength, path).toBeLessThan(7 * 1024);
      expect(brotliCompressSync(text).byteLength, path).toBeLessThan(7 * 1024);
    }
  });

  it('run nothing, load nothing, and link to this site alone', () => {
    for (const [path, text] of documents) {
      expect(text, path).not.toMatch(
        /<(script|link|img|iframe|form|object|embed|base)\b|\son\w+=|\sstyle=|\ssrc=|url\(|@import/i,
      );
      const targets = [...text.matchAll(/\b(?:href|action)="([^"]*)"/g)].map(([, url]) => url);
      expect(targets, path).toEqual([
        expect.stringMatching(/^https:\/\/www\.example\.com\/(ai-ml-salary-data|ai-job-market)$/),
      ]);
      expect(text).toContain('target="_blank" rel="noopener"');
      expect(text.match(/<style>/g)).toHaveLength(1);
      expect(text).toContain(`<style>${EMBED_STYLE}</style>`);
    }
  });

  it('name their source and license, state a finding, and have a title', () => {
    for (const [path, text] of documents) {
      expect(text, path).toMatch(/<h1>[^<]*\d[^<]*<\/h1>/);
      expect(text, path).toMatch(/<title>[^<]+ \| AI Talent Experts<\/title>/);
      expect(text, path).toMatch(/CC0 1\.0|CC BY 4\.0/);
      expect(text, path).toMatch(/role="img" aria-label="[^"]+"/);
    }
  });

  it('have the figures of the sources', () => {
    const finding = (chart: string) =>
      /<h1>(.*)<\/h1>/.exec(documents.get(`/ai-salary-data-api/embed/${chart}`) ?? '')?.[1];
    expect(finding('ai-share')).toBe(
      '5.8% of US job postings and 17.4% of Canadian ones named AI terms in June 2026',
    );
    expect(finding('pay-transparency')).toBe(
      '48.8% of US job postings and 53% of Canadian ones stated pay in February 2026',
    );
    expect(documents.get('/ai-salary-data-api/embed/pay-by-role')).toContain(
      'snapshot of January 19, 2025 (CC0 1.0)',
    );
  });
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
  await expect(load(chart)).rejects.toMatchObject({ code: 'not-found' });
});
