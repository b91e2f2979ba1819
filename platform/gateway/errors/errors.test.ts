import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_OWNERS } from '@talent/api/operations/function-owners';
import { codeOwners } from '@talent/node/workspace/code-owners';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { expect, it } from 'vitest';
import type { Gateway, GatewayOptions } from '../options.ts';
import { createErrorSite } from './testing/error-site.ts';

const ORIGIN = 'http://www.example.com';
const report = {
  kind: 'script',
  message: 'no user ada@company.example',
  frames: [{ path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 7 }],
  componentFrames: [],
  file: null,
  region: null,
  page: { app: 'mfe-blog', version: null },
  path: '/blog/about-ada',
  breadcrumbs: [
    { kind: 'page', what: '/jobs/a-job', before_ms: 900 },
    { kind: 'page', what: '/somebody/ada', before_ms: 800 },
    { kind: 'event', what: 'link_click', before_ms: 700 },
    { kind: 'event', what: 'Ada', before_ms: 700 },
    { kind: 'request', what: '/rest/v1/blog_posts', status: 500, before_ms: 300 },
    { kind: 'request', what: '/storage/v1/object/cvs/ada.pdf', status: 403, before_ms: 200 },
    { kind: 'request', what: '/assets/mfe-blog/part-a1_B2-c3.js', status: 404, before_ms: 100 },
    { kind: 'request', what: '/made/up/by/ada', status: 404, before_ms: 50 },
  ],
};
const batch = { session_id: '1763700000000-abc123', composition: 'unknown', reports: [report] };

async function setUp(options: Partial<GatewayOptions> = {}) {
  const { release, start, recorded } = await createErrorSite();
  await release('one', ['shell', 'mfe-marketing', 'mfe-salary-tools', 'mfe-blog', 'mfe-admin']);
  return { gateway: await start(options), recorded };
}

function post(gateway: Gateway, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'Content-Type': 'application/json', ...headers };
  return gateway.fetch(
    new Request(`${ORIGIN}/_errors`, { method: 'POST', headers: type, body: text }),
  );
}

it('an error is recorded with patterns in place of paths, and without the session', async () => {
  const { gateway, recorded } = await setUp();
  expect((await post(gateway, batch)).status).toBe(204);
  await gateway.settled();
  expect(recorded).toHaveLength(1);
  const [error] = recorded;
  expect(error).toMatchObject({
    app: 'mfe-blog',
    version: null,
    composition: null,
    message: 'no user <email>',
    place: 'mfe-blog/post.js',
    route: '/blog/:slug',
    owners: ['@talent-site/blog'],
    count: 1,
  });
  expect((error?.['breadcrumbs'] as { what: string }[]).map(({ what }) => what)).toEqual([
    '/jobs/:slug',
    '(other)',
    'link_click',
    'event',
    '/rest/v1/blog_posts',
    '/storage/v1/object',
    '/assets/mfe-blog/part.js',
    '/made/*',
  ]);
  const text = JSON.stringify(recorded);
  expect(text).not.toMatch(/ada|1763700000000/i);
  expect(error?.['visitors']).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

it('an error of one session counts once as a visitor and twice as an error, and is another visitor on another day', async () => {
  let time = Date.UTC(2026, 10, 27, 12);
  const { gateway, recorded } = await setUp({ now: () => new Date(time) });
  await post(gateway, { ...batch, reports: [report, report] });
  await gateway.settled();
  time += 86_400_000;
  await post(gateway, batch);
  await gateway.settled();
  expect(recorded).toMatchObject([
    { day: '2026-11-27', count: 2 },
    { day: '2026-11-28', count: 1 },
  ]);
  const [first, second] = recorded.map(({ visitors }) => visitors as string[]);
  expect([first?.length, second?.length]).toEqual([1, 1]);
  expect(first).not.toEqual(second);
});

it('an error is of the same cause in every version, and of another one in another file', async () => {
  const { gateway, recorded } = await setUp();
  const at = (path: string) => ({ ...report, frames: [{ path, line: 9, column: 9 }] });
  for (const path of ['post-a1_B2-c3.js', 'post-D4_e5-F6.js', 'part-a1_B2-c3.js']) {
    await post(gateway, { ...batch, reports: [at(`/assets/mfe-blog/${path}`)] });
    await gateway.settled();
  }
  const [first, second, third] = recorded.map(({ cause }) => cause);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('an error with a message that cannot be stored is mended, and one that does not read is left out, alone', async () => {
  const { gateway, recorded } = await setUp();
  const cut = `E ${'x'.repeat(197)}😀`.slice(0, 200);
  for (const message of ['Innocent', cut, 'NUL \0 inside']) {
    const answer = await post(gateway, { ...batch, reports: [{ ...report, message }] });
    expect(answer.status).toBe(204);
  }
  const broken = { ...report, kind: 'other' };
  const reports = [broken, { ...report, message: 'last' }, { ...report, path: '/?q=ada' }];
  expect((await post(gateway, { ...batch, reports })).status).toBe(204);
  expect((await post(gateway, { ...batch, reports: [broken] })).status).toBe(422);
  await gateway.settled();
  expect(recorded.map(({ message }) => message).sort()).toEqual([
    `E ${'x'.repeat(197)}\uFFFD`,
    'Innocent',
    'NUL \uFFFD inside',
    'last',
  ]);
});

it('refused and not recorded is what is no batch, too large, of another type, or of no app of the site', async () => {
  const { gateway, recorded } = await setUp();
  for (const [status, body, headers] of [
    [422, '{'],
    [422, { ...batch, session_id: 'mine' }],
    [422, { ...batch, reports: [{ ...report, path: '/?q=ada' }] }],
    [422, { ...batch, reports: Array(11).fill(report) }],
    // Pages of other sites could send this type.
    [415, batch, { 'Content-Type': 'text/plain' }],
    [413, { ...batch, name: 'x'.repeat(70_000) }],
  ] as const) {
    const answer = await post(gateway, body, headers);
    expect(answer.status, JSON.stringify(body).slice(0, 60)).toBe(status);
  }
  const frames = [{ path: '/assets/mfe-other/x.js', line: 1, column: 1 }];
  const foreign = { ...report, frames, page: null, path: '/none' };
  expect((await post(gateway, { ...batch, reports: [foreign] })).status).toBe(204);
  await gateway.settled();
  expect(recorded).toEqual([]);
});

it.each<[string, Partial<GatewayOptions>]>([
  ['visitors’ events', { collectAnalytics: false }],
  ['errors, for lack of a secret', { gatewaySecret: null }],
])('no error is recorded where the site does not collect %s', async (_name, options) => {
  const { gateway, recorded } = await setUp(options);
  expect((await post(gateway, batch)).status).toBe(404);
  await gateway.settled();
  expect(recorded).toEqual([]);
});

it('functions have the owners that CODEOWNERS names', () => {
  const text = readFileSync(join(REPOSITORY_ROOT, '.github/CODEOWNERS'), 'utf8');
  expect(FUNCTION_OWNERS).toEqual(codeOwners(text, 'supabase/functions/'));
});
