import { gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { loadMarketData, loadMarketVersion } from '@talent/data/load-market-data';
import { DOWNLOAD_LIMITS, type DownloadLimits } from '@talent/functions/market/download.ts';
import { importMarketEdition } from '@talent/functions/market/import-edition.ts';
import { MARKET_SOURCES } from '@talent/functions/market/market-sources.ts';
import { readMarketFile } from '@talent/functions/market/read-market-file.ts';
import { refreshMarket } from '@talent/functions/market/refresh-market.ts';
import { aiFile, piecesOf } from '@talent/functions/market/testing/market-files.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runImportMarket } from './import-market-command.ts';
import { startFileServer, type FileServer } from './testing/file-server.ts';
import { marketState } from './testing/market-state.ts';
import { typed } from '../testing/typed.ts';

let stack: TestStack;
let server: FileServer;
let elsewhere: FileServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stack = await startTestStack();
  server = await startFileServer();
  elsewhere = await startFileServer();
});
afterAll(async () => {
  await server?.stop();
  await elsewhere?.stop();
  await stack?.stop();
});

const KEY = 'ai-postings-share';
const now = new Date('2026-11-20T10:00:00Z');
const limits: DownloadLimits = {
  maxBytes: 4000,
  timeoutMs: 700,
  isAllowedHost: async () => true,
  protocols: ['http:'],
};
const operator = () => createDataClient({ url: stack.url, key: stack.secretKey });

/** AI shares of two countries from 1 October 2026 on. */
function file(values: readonly number[], countries: readonly string[] = ['CA', 'US']): string {
  return aiFile(...countries.map((country) => ({ country, first: '2026-10-01', values })));
}
const current = file([5, 5.1, 5.2]);

// Each test starts with the same current edition, and with a source that was never asked.
beforeEach(async () => {
  const kind = MARKET_SOURCES.find(({ key }) => key === KEY);
  if (kind === undefined) throw new RangeError(KEY);
  const read = { name: kind.file, bytes: piecesOf(current) };
  const edition = await readMarketFile(kind, read, '2026-11-01');
  await importMarketEdition(operator(), edition, { accepted: ['loss', 'jump'] });
  await stack.database.database.exec('delete from public.market_refreshes');
  server.asked.length = 0;
  elsewhere.asked.length = 0;
});

const sending =
  (text: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end(text);

async function refresh(patch: Partial<Parameters<typeof refreshMarket>[1]> = {}) {
  const urls = new Map([[KEY, `${server.url}/ai.csv`] as const]);
  return refreshMarket(operator(), { urls, now, limits, isForced: true, ...patch });
}

async function stored() {
  const { data } = await operator()
    .from('market_refreshes')
    .select()
    .eq('key', KEY)
    .single()
    .throwOnError();
  return data;
}

const figures = () => marketState(operator());

/** The day that visitors read, on which the current edition was last compared with the publisher's file. */
async function checkedOn() {
  const sources = await loadMarketData(
    createDataClient({ url: stack.url, key: stack.publishableKey }),
    { sources: [KEY], countries: ['US'] },
  );
  return sources.sources.map((source) => source.checkedOn);
}

async function forgetChecks(): Promise<void> {
  await stack.database.database.exec('update public.market_sources set checked_on = null');
}

const today = () => new Date().toISOString().slice(0, 10);

test('a newer file is imported with its day and its revisions, and becomes what visitors read', async () => {
  server.answer = sending(file([5, 5.1, 5.25, 5.3]), {
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
  const visitor = createDataClient({ url: stack.url, key: stack.publishableKey });
  expect(await loadMarketVersion(visitor)).toContain(`${KEY}@2026-10-04.`);
  const { data } = await visitor
    .from('market_sources')
    .select('retrieved_on')
    .eq('key', KEY)
    .single();
  expect(data).toEqual({ retrieved_on: '2026-11-20' });
});

test('an unchanged file is recorded as asked and unchanged, by its ETag and by its content', async () => {
  server.answer = sending(current, { ETag: '"v1"' });
  await forgetChecks();
  const before = await figures();
  expect(await refresh()).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await checkedOn()).toEqual([today()]);
  expect(await stored()).toMatchObject({ outcome: 'unchanged', etag: '"v1"', changed_at: null });

  server.answer = (request, response) =>
    void response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end();
  const reason = 'The file has not changed since it was imported.';
  expect(await refresh()).toEqual([{ key: KEY, outcome: 'unchanged', reason }]);
  expect(await stored()).toMatchObject({ outcome: 'unchanged', reason, etag: '"v1"' });
  await forgetChecks();
  expect(await figures()).toEqual(before);
});

test('visitors read when a source was last checked: after a good answer alone', async () => {
  await forgetChecks();
  server.answer = (_request, response) => void response.writeHead(500).end();
  await refresh();
  server.answer = sending(file([5, 5.1, 5.2, 9]));
  await refresh();
  expect(await checkedOn()).toEqual([null]);
  server.answer = sending(file([5, 5.1, 5.2, 5.3]));
  await refresh();
  expect(await checkedOn()).toEqual([today()]);
});

test('an ETag is not sent to another address than the one that it came from', async () => {
  server.answer = sending(current, { ETag: '"v1"' });
  await refresh();
  await refresh({ urls: new Map([[KEY, `${server.url}/moved.csv`]]) });
  expect(server.asked.map((headers) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

const large = file(Array.from({ length: 200 }, () => 5));

test.each<[string, RequestListener, 'refused' | 'unreachable', RegExp]>([
  [
    'a shrunk file',
    sending(file([5, 5.1])),
    'refused',
    /^The file has less than the current edition: ai-share CA ends on 2026-10-02, and on 2026-10-03/,
  ],
  [
    'a file without a country',
    sending(file([5, 5.1, 5.2, 5.3], ['US'])),
    'refused',
    /: ai-share CA is missing\.$/,
  ],
  [
    'a jump',
    sending(file([5, 5.1, 5.2, 9])),
    'refused',
    /^The file has changes that nobody has confirmed: ai-share CA goes from 5.2 to 9 on 2026-10-04: more than 1 percentage points within a day/,
  ],
  [
    'a rise of 6 points in small steps',
    sending(file([5, 5.1, 5.2, 6.1, 7, 7.9, 8.8, 9.7, 10.6, 11.5])),
    'refused',
    /ai-share CA ends with 11.5 on 2026-10-10, and with 5.2 on 2026-10-03: more than 5 percentage points apart/,
  ],
  [
    'a value beyond the range',
    sending(current.replace('US,5.2', 'US,520')),
    'refused',
    /line 7: AI_share_postings is "520", expected a number from 0 to 100/,
  ],
  [
    'a web page',
    sending('<html></html>', { 'Content-Type': 'text/html; charset=utf-8' }),
    'refused',
    /^The server sent a web page and not a CSV file\. Set the address of the raw file\.$/,
  ],
  [
    'a file that is too large by its length',
    // Nothing is sent: the length alone is enough.
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '4001' }).flushHeaders();
    },
    'refused',
    /^The file is larger than 4000 bytes\.$/,
  ],
  [
    'a file that is too large and does not say so',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.write(large.slice(0, 3000));
      response.end(large.slice(3000));
    },
    'refused',
    /^The file is larger than 4000 bytes\.$/,
  ],
  [
    'a small file that unpacks to a large one',
    sending(gzipSync(large), { 'Content-Encoding': 'gzip' }),
    'refused',
    /^The file is larger than 4000 bytes\.$/,
  ],
  [
    'a redirect to another host',
    (_request, response) =>
      void response.writeHead(302, { Location: `${elsewhere.url}/ai.csv` }).end(),
    'refused',
    /^The address redirects to another host\./,
  ],
  [
    'a redirect to another protocol',
    (_request, response) => void response.writeHead(301, { Location: 'file:///etc/passwd' }).end(),
    'refused',
    /^The address redirects to another host\./,
  ],
  [
    'a redirect without an address',
    (_request, response) => void response.writeHead(302, { Location: 'http://' }).end(),
    'refused',
    /^The address redirects to another host\./,
  ],
  [
    'redirects without an end',
    (_request, response) => void response.writeHead(302, { Location: '/again' }).end(),
    'refused',
    /^The address redirects more than 3 times\.$/,
  ],
  [
    'an answer that never begins',
    () => {},
    'unreachable',
    /^The file did not arrive within 0\.7 seconds\.$/,
  ],
  [
    'an answer that never ends',
    (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/csv' }).write(current),
    'unreachable',
    /^The file did not arrive within 0\.7 seconds\.$/,
  ],
  [
    'a connection that breaks off',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '4000' });
      response.write(current);
      setTimeout(() => response.destroy(), 50);
    },
    'unreachable',
    /^The connection failed or broke off\.$/,
  ],
  [
    'no such file',
    (_request, response) => void response.writeHead(404).end(current),
    'unreachable',
    /^The server answered with status 404\.$/,
  ],
  [
    'a broken server',
    (_request, response) => void response.writeHead(500).end(),
    'unreachable',
    /^The server answered with status 500\.$/,
  ],
  [
    'a file without content',
    (_request, response) => void response.writeHead(204).end(),
    'unreachable',
    /^The server answered with status 204\.$/,
  ],
])(
  '%s keeps the current edition live, and staff read the reason',
  async (_name, answer, outcome, message) => {
    server.answer = answer;
    elsewhere.answer = sending(file([5, 5.1, 5.2, 5.3]));
    const before = await figures();
    const sources = await refresh();
    expect(sources).toEqual([{ key: KEY, outcome, reason: expect.stringMatching(message) }]);
    expect(await stored()).toMatchObject({
      outcome,
      reason: sources[0]?.reason,
      changed_at: null,
      etag: null,
    });
    expect(await figures()).toEqual(before);
    expect(elsewhere.asked).toEqual([]);
  },
);

test('a redirect on the same host is followed', async () => {
  server.answer = (request, response) => {
    if (request.url === '/new.csv') sending(file([5, 5.1, 5.2, 5.3]))(request, response);
    else response.writeHead(301, { Location: '/new.csv' }).end();
  };
  expect(await refresh()).toMatchObject([{ outcome: 'imported' }]);
});

test('a host that is not public is not asked, whether named or redirected to', async () => {
  server.answer = sending(file([5, 5.1, 5.2, 5.3]));
  const before = await figures();
  const guarded = { ...limits, isAllowedHost: DOWNLOAD_LIMITS.isAllowedHost };
  const [source] = await refresh({ limits: guarded });
  expect(source).toEqual({
    key: KEY,
    outcome: 'refused',
    reason: 'The host 127.0.0.1 is not on the public internet.',
  });
  expect(server.asked).toEqual([]);
  expect(await figures()).toEqual(before);
  expect((await refresh({ limits: DOWNLOAD_LIMITS }))[0]?.reason).toBe(
    'The address is not an https URL without a password.',
  );
});

test('a source is asked once a week, a day after a failure, and by one caller at a time', async () => {
  server.answer = sending(current);
  const due = { isForced: false };
  const [one, other] = await Promise.all([refresh(due), refresh(due)]);
  expect([...one, ...other]).toHaveLength(1);
  const asks = async (ago: string) => {
    await stack.database.database.exec(
      `update public.market_refreshes set asked_at = now() - interval '${ago}'`,
    );
    return (await refresh(due)).length;
  };
  expect(await refresh(due)).toEqual([]);
  expect(await asks('6 days')).toBe(0);
  expect(await asks('7 days')).toBe(1);
  server.answer = (_request, response) => void response.writeHead(500).end();
  expect(await asks('7 days')).toBe(1);
  expect(await asks('20 hours')).toBe(0);
  expect(await asks('1 day')).toBe(1);
  await stack.database.database.exec("update public.market_refreshes set outcome = 'asking'");
  expect(await asks('9 minutes')).toBe(0);
  expect(await asks('11 minutes')).toBe(1);
});

test("an admin's yes imports the file that was refused, at the next run and no other file", async () => {
  server.answer = sending(file([5, 5.1, 5.2, 9]));
  await refresh();
  const admin = createDataClient({ url: stack.url, key: stack.publishableKey });
  await admin.auth.signInWithPassword(stack.admin);
  const sha = (await stored()).refused_sha256 ?? '';
  expect(sha).toMatch(/^[0-9a-f]{64}$/);
  const due = { isForced: false };
  expect(await refresh(due)).toEqual([]);
  await admin.rpc('accept_market_jump', { source_key: KEY, file_sha256: sha }).throwOnError();

  server.answer = sending(file([5, 5.1, 5.2, 90]));
  const before = await figures();
  expect(await refresh(due)).toMatchObject([{ outcome: 'refused' }]);
  expect(await figures()).toEqual(before);

  server.answer = sending(file([5, 5.1, 5.2, 9]));
  await stack.database.database.exec(
    "update public.market_refreshes set asked_at = now() - interval '1 day'",
  );
  expect(await refresh(due)).toMatchObject([{ outcome: 'imported' }]);
  expect(await stored()).toMatchObject({ accepted_sha256: null, refused_sha256: null });
  const { data } = await operator()
    .from('market_imports')
    .select('accepted, origin')
    .order('source_id', { ascending: false })
    .limit(1)
    .throwOnError();
  expect(data).toEqual([{ accepted: ['jump'], origin: 'refresh' }]);
});

test('a yes to a jump is no yes to a loss', async () => {
  server.answer = sending(file([5, 5.1, 5.2, 9], ['US']));
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
    runImportMarket(parameters, { ...surroundings, limits, urls: () => urls, now: () => now }),
  );

test('the command asks before a source is due, and takes a jump with --accept-jump alone', async () => {
  const urls = new Map([[KEY, `${server.url}/ai.csv`] as const]);
  server.answer = sending(file([5, 5.1, 5.2, 9]));
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
    server.answer = sending(file([5, 5.1, 5.2, value]));
    const { exit, text } = await type(new Map(), KEY, '--from', `${server.url}${folder}`);
    expect(exit).toBe(0);
    expect(text).toContain('imported. 2 series from 2026-10-01 to 2026-10-04');
  }
  expect(server.asked.map(({ path }) => path)).toEqual([
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
  expect(await refreshMarket(operator(), { urls: new Map(), now })).toEqual([]);
});

test('the schedule asks no private address, and staff see that it ran', async () => {
  const own = await startTestStack({
    settings: {
      MARKET_URLS: `ai-postings-share=https://127.0.0.1:${new URL(server.url).port}/ai.csv`,
    },
  });
  try {
    // The stack's own schedule asked at its start.
    await vi.waitFor(async () => {
      const client = createDataClient({ url: own.url, key: own.secretKey });
      const { data } = await client
        .from('market_refreshes')
        .select('outcome, reason')
        .throwOnError();
      expect(data).toEqual([
        { outcome: 'refused', reason: 'The host 127.0.0.1 is not on the public internet.' },
      ]);
    }, 10_000);
    expect(server.asked).toEqual([]);
    const admin = createDataClient({ url: own.url, key: own.publishableKey });
    await admin.auth.signInWithPassword(own.admin);
    const { data: status } = await admin.rpc('market_refresh_status').throwOnError();
    expect(status).toMatchObject({
      ran_at: expect.any(String),
      addresses: ['ai-postings-share'],
    });
    expect(JSON.stringify(status)).not.toContain(server.url);
  } finally {
    await own.stop();
  }
});
