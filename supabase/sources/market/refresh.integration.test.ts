import type { RequestListener } from 'node:http';
import { loadMarketData, loadMarketVersion } from '@talent/data/load-market-data';
import { importMarketEdition } from '@talent/functions/market/import-edition.ts';
import { MARKET_SOURCES } from '@talent/functions/market/market-sources.ts';
import { readMarketFile } from '@talent/functions/market/read-market-file.ts';
import { refreshMarket, runMarketRefresh } from '@talent/functions/market/refresh-market.ts';
import { aiFile, sending, SMALL_HERE } from '@talent/functions/market/testing/market-files.ts';
import { serveHere } from '@talent/functions/testing/serve-here.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runImportMarket } from './import-market-command.ts';
import { marketState } from './testing/market-state.ts';
import { typed } from '../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator, signedIn, sql, visitor } = stack;
/** Headers and paths of the requests so far, and what they are answered. */
const asked: Record<string, unknown>[] = [];
let answer: RequestListener;
const server = await serveHere((request, response) => {
  asked.push({ ...request.headers, path: request.url });
  answer(request, response);
});
afterAll(server.close);

const KEY = 'ai-postings-share';
const now = new Date('2026-11-20T10:00:00Z');
/** AI shares of two countries from 1 October 2026 on. */
function file(values: readonly number[], countries: readonly string[] = ['CA', 'US']): string {
  return aiFile(...countries.map((country) => ({ country, first: '2026-10-01', values })));
}
const current = file([5, 5.1, 5.2]);

// Each test starts with the same current edition, and with a source that was never asked.
beforeEach(async () => {
  const kind = MARKET_SOURCES.find(({ key }) => key === KEY);
  if (kind === undefined) throw new RangeError(KEY);
  const read = { name: kind.file, bytes: Buffer.from(current) };
  const edition = readMarketFile(kind, read, '2026-11-01');
  await importMarketEdition(operator, edition, { accepted: ['loss', 'jump'] });
  await sql('delete from public.market_refreshes');
  asked.length = 0;
});

async function refresh(patch: Partial<Parameters<typeof refreshMarket>[1]> = {}) {
  const urls = new Map([[KEY, `${server.url}/ai.csv`] as const]);
  return refreshMarket(operator, { urls, now, limits: SMALL_HERE, isForced: true, ...patch });
}

async function stored() {
  const { data } = await operator
    .from('market_refreshes')
    .select()
    .eq('key', KEY)
    .single()
    .throwOnError();
  return data;
}

const failing: RequestListener = (_request, response) => void response.writeHead(500).end();

const figures = () => marketState(operator);

/** The day that visitors read, on which the current edition was last compared with the publisher's file. */
async function checkedOn() {
  const { sources } = await loadMarketData(visitor(), { sources: [KEY], countries: ['US'] });
  return sources.map((source) => source.checkedOn);
}

const forgetChecks = () => sql('update public.market_sources set checked_on = null');

const today = () => new Date().toISOString().slice(0, 10);

test('a newer file is imported with its day and its revisions, and becomes what visitors read', async () => {
  answer = sending(file([5, 5.1, 5.25, 5.3]), {
    ETag: '"v2"',
    'Last-Modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
  });
  const reason = '2 series from 2026-10-01 to 2026-10-04; 2 earlier values were revised.';
  expect(await refresh()).toEqual([{ key: KEY, outcome: 'imported', reason }]);
  expect(await stored()).toMatchObject({
    outcome: 'imported',
    reason,
    url: `${server.url}/ai.csv`,
    etag: '"v2"',
    changed_at: expect.any(String),
    refused_sha256: null,
  });
  expect(await loadMarketVersion(visitor())).toContain(`${KEY}@2026-10-04.`);
  const { data } = await visitor()
    .from('market_sources')
    .select('retrieved_on')
    .eq('key', KEY)
    .single();
  expect(data).toEqual({ retrieved_on: '2026-11-20' });
});

test('an unchanged file is recorded as asked and unchanged, by its ETag and by its content', async () => {
  answer = sending(current, { ETag: '"v1"' });
  await forgetChecks();
  const before = await figures();
  expect(await refresh()).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await checkedOn()).toEqual([today()]);
  expect(await stored()).toMatchObject({ outcome: 'unchanged', etag: '"v1"', changed_at: null });

  answer = (request, response) =>
    void response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end();
  const reason = 'The file has not changed since it was imported.';
  expect(await refresh()).toEqual([{ key: KEY, outcome: 'unchanged', reason }]);
  expect(await stored()).toMatchObject({ outcome: 'unchanged', reason, etag: '"v1"' });
  await forgetChecks();
  expect(await figures()).toEqual(before);
});

test('visitors read when a source was last checked: after a good answer alone', async () => {
  await forgetChecks();
  answer = failing;
  await refresh();
  answer = sending(file([5, 5.1, 5.2, 9]));
  await refresh();
  expect(await checkedOn()).toEqual([null]);
  answer = sending(file([5, 5.1, 5.2, 5.3]));
  await refresh();
  expect(await checkedOn()).toEqual([today()]);
});

test('an ETag is not sent to another address than the one that it came from', async () => {
  answer = sending(current, { ETag: '"v1"' });
  await refresh();
  await refresh({ urls: new Map([[KEY, `${server.url}/moved.csv`]]) });
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

test.each<[string, RequestListener, 'refused' | 'unreachable', RegExp]>([
  [
    'a shrunk file',
    sending(file([5, 5.1])),
    'refused',
    /^The file has less than the current edition: ai-share CA ends on 2026-10-02, and on 2026-10-03/,
  ],
  ['a broken server', failing, 'unreachable', /^The server answered with status 500\.$/],
])('%s keeps the current edition live, and staff read the reason', async (...row) => {
  const [, answers, outcome, message] = row;
  answer = answers;
  const before = await figures();
  const sources = await refresh();
  expect(sources).toEqual([{ key: KEY, outcome, reason: expect.stringMatching(message) }]);
  const { reason } = sources[0] ?? {};
  expect(await stored()).toMatchObject({ outcome, reason, changed_at: null, etag: null });
  expect(await figures()).toEqual(before);
});

test('a source is asked once a week, a day after a failure, and by one caller at a time', async () => {
  answer = sending(current);
  const due = { isForced: false };
  const [one, other] = await Promise.all([refresh(due), refresh(due)]);
  expect([...one, ...other]).toHaveLength(1);
  const asks = async (ago: string) => {
    await sql(`update public.market_refreshes set asked_at = now() - interval '${ago}'`);
    return (await refresh(due)).length;
  };
  expect(await refresh(due)).toEqual([]);
  expect(await asks('6 days')).toBe(0);
  expect(await asks('7 days')).toBe(1);
  answer = failing;
  expect(await asks('7 days')).toBe(1);
  expect(await asks('20 hours')).toBe(0);
  expect(await asks('1 day')).toBe(1);
  await sql("update public.market_refreshes set outcome = 'asking'");
  expect(await asks('9 minutes')).toBe(0);
  expect(await asks('11 minutes')).toBe(1);
});

test("an admin's yes imports the file that was refused, at the next run and no other file", async () => {
  answer = sending(file([5, 5.1, 5.2, 9]));
  await refresh();
  const admin = await signedIn();
  const sha = (await stored()).refused_sha256 ?? '';
  expect(sha).toMatch(/^[0-9a-f]{64}$/);
  const due = { isForced: false };
  expect(await refresh(due)).toEqual([]);
  await admin.rpc('accept_market_jump', { source_key: KEY, file_sha256: sha }).throwOnError();

  answer = sending(file([5, 5.1, 5.2, 90]));
  const before = await figures();
  expect(await refresh(due)).toMatchObject([{ outcome: 'refused' }]);
  expect(await figures()).toEqual(before);

  answer = sending(file([5, 5.1, 5.2, 9]));
  await sql("update public.market_refreshes set asked_at = now() - interval '1 day'");
  expect(await refresh(due)).toMatchObject([{ outcome: 'imported' }]);
  expect(await stored()).toMatchObject({ accepted_sha256: null, refused_sha256: null });
  const { data } = await operator
    .from('market_imports')
    .select('accepted, origin')
    .order('source_id', { ascending: false })
    .limit(1)
    .throwOnError();
  expect(data).toEqual([{ accepted: ['jump'], origin: 'refresh' }]);
});

test('a yes to a jump is no yes to a loss', async () => {
  answer = sending(file([5, 5.1, 5.2, 9], ['US']));
  const [source] = await refresh({ acceptedJumps: [KEY] });
  expect(source).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('CA is missing'),
  });
  expect((await stored()).refused_sha256).toBeNull();
});

/** Runs `pnpm data market` as a person types it. */
const type = (urls: ReadonlyMap<typeof KEY, string> | undefined, ...parameters: string[]) =>
  typed(stack, (surroundings) =>
    runImportMarket(parameters, {
      ...surroundings,
      limits: SMALL_HERE,
      urls: () => urls,
      now: () => now,
    }),
  );

test('the command asks before a source is due, and takes a jump with --accept-jump alone', async () => {
  const urls = new Map([[KEY, `${server.url}/ai.csv`] as const]);
  answer = sending(file([5, 5.1, 5.2, 9]));
  expect(await type(urls, 'refresh')).toMatchObject({
    exit: 1,
    text: expect.stringMatching(/^error: ai-postings-share: refused\. .*within a day/),
  });
  expect(await type(urls, 'refresh', '--accept-jump', KEY)).toEqual({
    exit: 0,
    text: 'ai-postings-share: imported. 2 series from 2026-10-01 to 2026-10-04; 0 earlier values were revised.',
  });
});

test('the command imports the files below a URL, whether it ends with a slash or not', async () => {
  for (const [value, folder] of [
    [5.3, '/files'],
    [5.4, '/files/'],
  ] as const) {
    answer = sending(file([5, 5.1, 5.2, value]));
    const { exit, text } = await type(new Map(), KEY, '--from', `${server.url}${folder}`);
    expect(exit).toBe(0);
    expect(text).toContain('imported. 2 series from 2026-10-01 to 2026-10-04');
  }
  expect(asked.map(({ path }) => path)).toEqual([
    '/files/ai-postings-share.csv',
    '/files/ai-postings-share.csv',
  ]);
});

test('without addresses nothing is fetched, and the command and the function say so', async () => {
  expect(await type(new Map(), 'refresh')).toEqual({
    exit: 0,
    text: 'No address is set, so nothing was fetched. Set MARKET_URLS (.env.example).',
  });
  expect(await type(undefined, 'refresh')).toMatchObject({
    exit: 1,
    text: expect.stringContaining('MARKET_URLS must be entries such as'),
  });
  expect(await refreshMarket(operator, { urls: new Map(), now })).toEqual([]);
});

test('the schedule asks no private address, and staff see that it ran', async () => {
  const MARKET_URLS = `${KEY}=https://127.0.0.1:${new URL(server.url).port}/ai.csv`;
  await runMarketRefresh(testContext({ data: operator, settings: { MARKET_URLS } }));
  expect(await stored()).toMatchObject({
    outcome: 'refused',
    reason: 'The host 127.0.0.1 is not on the public internet.',
  });
  expect(asked).toEqual([]);
  const admin = await signedIn();
  const { data: status } = await admin.rpc('market_refresh_status').throwOnError();
  expect(status).toMatchObject({ ran_at: expect.any(String), addresses: [KEY] });
  expect(JSON.stringify(status)).not.toContain(server.url);
});
