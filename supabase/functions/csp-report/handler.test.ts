import { describe, expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const site = 'https://www.example.com';
const counted = { record_csp_reports: () => ({ status: 'counted' }) };

function post(body: unknown, type = 'application/csp-report'): Request {
  const headers = { 'content-type': type };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`${site}/functions/v1/csp-report`, { method: 'POST', headers, body: text });
}

const uriReport = (patch: object = {}) => ({
  'csp-report': {
    'document-uri': `${site}/blog/a-post?email=ada@company.example#top`,
    'blocked-uri': 'https://evil.example/steal.js?who=ada',
    'effective-directive': 'script-src-elem',
    'violated-directive': "script-src-elem 'self'",
    'source-file': `${site}/assets/shell/1/entry.js?x=1`,
    'line-number': 12,
    'script-sample': 'something a visitor typed',
    ...patch,
  },
});
const toReport = (patch: object = {}) => ({
  type: 'csp-violation',
  url: `${site}/`,
  body: {
    documentURL: `${site}/about-ai-talent-experts`,
    blockedURL: 'inline',
    effectiveDirective: 'style-src-attr',
    sourceFile: null,
    ...patch,
  },
});

async function reportsOf(request: Request): Promise<unknown[]> {
  const context = testContext({}, counted);
  expect((await handler(request, context)).status).toBe(204);
  return (context.calls[0]?.args['reports'] ?? []) as unknown[];
}

describe('a report of the old format', () => {
  test('is counted without query, fragment and sample', async () => {
    expect(await reportsOf(post(uriReport()))).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'evil.example/steal.js',
        page: '/blog/*',
        noise: null,
        source: '/assets/shell/1/entry.js',
        line: 12,
      },
    ]);
  });

  test('names the directive alone where the browser sends all its sources', async () => {
    const body = uriReport({ 'effective-directive': undefined });
    expect(await reportsOf(post(body))).toMatchObject([{ directive: 'script-src-elem' }]);
  });
});

describe('reports of the new format', () => {
  test('are counted, those of other types left out', async () => {
    const type = 'application/reports+json';
    const body = [toReport(), { type: 'deprecation', body: {} }, toReport({ blockedURL: 'eval' })];
    expect(await reportsOf(post(body, type))).toMatchObject([
      { directive: 'style-src-attr', blocked: 'inline', page: '/about-ai-talent-experts' },
      { blocked: 'eval' },
    ]);
  });

  test('of the integrity policy name the script without a hash', async () => {
    const body = (reportOnly: boolean) => ({
      type: 'integrity-violation',
      url: `${site}/`,
      body: {
        documentURL: `${site}/ai-ml-salary-data?roles=a`,
        blockedURL: 'https://evil.example/steal.js?who=ada',
        destination: 'script',
        reportOnly,
      },
    });
    const sent = post([body(false), body(true)], 'application/reports+json');
    expect(await reportsOf(sent)).toEqual([
      {
        directive: 'integrity-policy',
        blocked: 'evil.example/steal.js',
        page: '/ai-ml-salary-data',
        noise: null,
        source: null,
        line: null,
      },
      expect.objectContaining({ directive: 'integrity-policy-report-only' }),
    ]);
  });

  test('are twenty at most', async () => {
    const body = Array.from({ length: 30 }, () => toReport());
    expect(await reportsOf(post(body, 'application/reports+json'))).toHaveLength(20);
  });

  test('without a violation among them write nothing', async () => {
    const context = testContext({}, counted);
    const response = await handler(post([], 'application/reports+json'), context);
    expect([response.status, context.calls.length]).toEqual([204, 0]);
  });
});

test.each<[string | null, object, string?]>([
  ['extension', { 'blocked-uri': 'chrome-extension://abcdef/content.js' }, 'chrome-extension:'],
  ['extension', { 'blocked-uri': 'moz-extension' }],
  ['extension', { 'blocked-uri': 'inline', 'source-file': 'safari-web-extension://A1/x.js' }],
  ['browser', { 'blocked-uri': 'about' }],
  ['browser', { 'source-file': 'sandbox eval code' }],
  ['injected', { 'blocked-uri': 'https://gc.kis.v2.scr.kaspersky-labs.com/x/main.js' }],
  ['other-site', { 'document-uri': 'https://copy.example/blog' }],
  [null, { 'blocked-uri': 'https://notkaspersky-labs.com/x.js' }],
  [null, { 'blocked-uri': 'data' }],
  [null, { 'blocked-uri': 'trusted-types-sink' }],
])('noise is %s for %j', async (noise, patch, blocked: unknown = expect.any(String)) => {
  expect(await reportsOf(post(uriReport(patch)))).toMatchObject([{ noise, blocked }]);
});

test('the address of the sender is a hash', async () => {
  const context = testContext({}, counted);
  await handler(post(uriReport()), context);
  expect(context.calls[0]?.args['sender']).toEqual({
    ip_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    network_hash: null,
  });
  expect(JSON.stringify(context.calls)).not.toContain('203.0.113.7');
});

test.each([
  [405, new Request(`${site}/functions/v1/csp-report`)],
  [415, post(uriReport(), 'text/plain')],
  [400, post('not json')],
  [400, post({ other: 1 })],
  [413, post(uriReport({ 'source-file': 'x'.repeat(70_000) }))],
])('%i for a body that cannot be counted', async (status, request) => {
  const context = testContext({}, counted);
  expect((await handler(request, context)).status).toBe(status);
  expect(context.calls).toEqual([]);
});

test('an address that sends too many gets 429', async () => {
  const context = testContext({}, { record_csp_reports: () => ({ status: 'limited' }) });
  expect((await handler(post(uriReport()), context)).status).toBe(429);
});
