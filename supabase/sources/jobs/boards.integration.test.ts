import { postedCoverageSchema, type BoardKind } from '@talent/api/salary/posted-pay';
import { askBoards, runBoards } from '@talent/functions/boards/ask-boards.ts';
import { BOARD_LIMITS } from '@talent/functions/boards/read-board.ts';
import {
  forms,
  sendingJson,
  serveBoards,
  tagged,
  type MadePosting,
} from '@talent/functions/boards/testing/board-server.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';
import { runSchedule } from '@talent/functions/testing/run-schedule.ts';
import { json } from '@talent/functions/testing/serve-here.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { typed } from '../testing/typed.ts';
import { runBoardsCommand } from './boards-command.ts';

const server = await serveBoards();
afterAll(server.close);
const MARKET_URLS = `ashby=https://127.0.0.1:${new URL(server.url).port}`;
const stack = await fileStack({ settings: { MARKET_URLS } });
const { operator, signedIn, sql, visitor } = stack;
// The stack's own first run is over then, and the next one is 15 minutes away.
await runSchedule(stack, 'job-boards-due');

const PATHS: Readonly<Record<BoardKind, string>> = {
  greenhouse: '/v1/boards/acme/jobs',
  lever: '/v0/postings/acme',
  ashby: '/posting-api/job-board/acme',
};

const limits = {
  ...BOARD_LIMITS,
  ...{ maxBytes: 200_000, timeoutMs: 10_000, isAllowedHost: async () => true },
  protocols: ['http:'],
};

/** Pauses that were wanted, ms. */
const waits: number[] = [];

const ask = (kinds: readonly BoardKind[], patch: Partial<Parameters<typeof askBoards>[1]> = {}) =>
  askBoards(operator, {
    urls: new Map(kinds.map((kind) => [kind, server.url])),
    limits,
    wait: async (ms) => waits.push(ms),
    ...patch,
  });

beforeEach(async () => {
  await sql('delete from public.pay_boards; delete from public.robots_files');
  server.reset();
  waits.length = 0;
});

async function addBoard(kind: BoardKind, company = 'Acme', token = 'acme'): Promise<void> {
  await operator.from('pay_boards').insert({ kind, token, company, country: 'US' }).throwOnError();
}

/** As if a day had passed. */
const nextNight = () =>
  sql(`update public.pay_boards set asked_at = asked_at - interval '1 day';
       update public.posted_ranges set first_seen = first_seen - 1, last_seen = last_seen - 1`);

const board = async () => (await operator.from('pay_boards').select().single().throwOnError()).data;
const ranges = async () =>
  (await operator.from('posted_ranges').select().order('posting').throwOnError()).data;
const today = () => new Date().toISOString().slice(0, 10);

const made = (count: number, patch: Partial<MadePosting> = {}): MadePosting[] =>
  Array.from({ length: count }, (_, id) => ({ id, low: 180_000, high: 220_000, ...patch }));

test.each(['greenhouse', 'lever', 'ashby'] as const)(
  'a board of %s is read: fields first, then the text, and only roles with pay',
  async (kind) => {
    await addBoard(kind);
    const postings = [
      { id: 1, title: 'Senior Data Scientist', low: 150_000, high: 190_000 },
      { id: 2, text: '<p>Base pay: $140,000 - $170,000 a year.</p>' },
      { id: 3, title: 'Office Manager', low: 90_000, high: 120_000 },
      { id: 4, text: 'Competitive pay.' },
      { id: 5, place: 'Toronto, ON', low: 120_000, high: 150_000, currency: 'CAD' },
    ];
    server.answers.set(PATHS[kind], sendingJson(forms[kind](postings)));
    expect(await ask([kind])).toEqual([
      {
        ...{ name: `${kind}/acme`, status: 'taken', seen: 3, closed: 0 },
        note: '5 postings, 3 with a role and pay; 0 closed.',
      },
    ]);
    const facts = (await ranges()).map(({ role, region, low, high, currency, period }) =>
      [role, region, low, high, currency, period].join(' '),
    );
    expect(facts).toEqual([
      'data-scientist TX 150000 190000 USD year',
      'machine-learning-engineer TX 140000 170000 USD year',
      'machine-learning-engineer ON 120000 150000 CAD year',
    ]);
    const [first] = await ranges();
    expect(first).toMatchObject({ title: 'Senior Data Scientist', closed_on: null });
    expect(first).toMatchObject({ first_seen: today(), last_seen: today() });
    expect(first?.link).toMatch(/^https:\/\/[a-z.]+\.example\/acme\/(jobs\/)?1$/);
  },
);

test('a board of several pages is read whole, and asked for all of them each night', async () => {
  await addBoard('lever');
  const all = forms.lever(made(230));
  server.answers.set(PATHS.lever, (request, response) => {
    const question = new URL(request.url ?? '', server.url).searchParams;
    const skip = Number(question.get('skip'));
    response.setHeader('ETag', `"${skip}"`);
    json(response, 200, all.slice(skip, skip + Number(question.get('limit'))));
  });
  expect(await ask(['lever'])).toMatchObject([{ seen: 230 }]);
  await nextNight();
  await ask(['lever']);
  const pages = server.asked.filter(({ path }) => path.startsWith(PATHS.lever));
  expect(pages.map(({ path }) => new URL(path, server.url).searchParams.get('skip'))).toEqual([
    '0',
    '100',
    '200',
    '0',
    '100',
    '200',
  ]);
  expect(pages.every(({ headers }) => headers['if-none-match'] === undefined)).toBe(true);
});

test('a board whose pages never end is refused', async () => {
  await addBoard('lever');
  const page = forms.lever(made(100));
  server.answers.set(PATHS.lever, sendingJson(page));
  expect(await ask(['lever'])).toMatchObject([
    { status: 'failed', note: 'It has more than 5,000 postings, or takes a minute.' },
  ]);
  expect(server.asked).toHaveLength(52);
});

test('an unchanged board is not sent again, and its ranges are of today', async () => {
  await addBoard('ashby');
  server.answers.set(PATHS.ashby, tagged(forms.ashby(made(3)), '"v1"'));
  await ask(['ashby']);
  await nextNight();
  expect(await ask(['ashby'])).toMatchObject([{ status: 'unchanged', seen: 3, closed: 0 }]);
  expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"v1"');
  const [range] = await ranges();
  expect(range?.last_seen).toBe(today());
  expect(range?.first_seen).not.toBe(today());
  expect(await board()).toMatchObject({ outcome: 'unchanged', etag: '"v1"', postings: 3 });
});

test('what a board no longer names is closed, and opens again with it', async () => {
  await addBoard('greenhouse');
  const send = (postings: readonly MadePosting[]) =>
    server.answers.set(PATHS.greenhouse, sendingJson(forms.greenhouse(postings)));
  send(made(4));
  await ask(['greenhouse']);
  await nextNight();
  send([...made(3), { id: 9, low: 200_000, high: 250_000 }]);
  expect(await ask(['greenhouse'])).toMatchObject([{ seen: 4, closed: 1 }]);
  const closed = (await ranges()).filter(({ closed_on: day }) => day !== null);
  expect(closed).toMatchObject([{ posting: '3', closed_on: today() }]);
  const { data: open } = await visitor().from('posted_ranges').select('posting').throwOnError();
  expect(open.map(({ posting }) => posting).toSorted()).toEqual(['0', '1', '2', '9']);
  await nextNight();
  await sql('update public.posted_ranges set closed_on = last_seen where closed_on is not null');
  send(made(4));
  expect(await ask(['greenhouse'])).toMatchObject([{ seen: 4, closed: 1 }]);
});

const chefs = made(12, { title: 'Chef' }).map((chef) => ({ ...chef, id: chef.id + 100 }));

test.each<[string, readonly MadePosting[], readonly MadePosting[]]>([
  ['an empty answer', made(8), []],
  ['less than half of the postings', [...made(8), ...chefs], made(8)],
  ['less than half of the ranges', [...made(12), ...chefs], [...made(5), ...chefs]],
])('%s closes nothing, and staff are told until a person accepts it', async (...row) => {
  const [, before, after] = row;
  await addBoard('lever');
  server.answers.set(PATHS.lever, tagged(forms.lever(before), '"v1"'));
  await ask(['lever']);
  await nextNight();
  server.answers.set(PATHS.lever, tagged(forms.lever(after), '"v2"'));
  expect(await ask(['lever'])).toMatchObject([{ status: 'shrunk', closed: 0 }]);
  expect((await ranges()).filter(({ closed_on: day }) => day !== null)).toEqual([]);
  const inbox = async () => {
    const { data } = await (await signedIn()).rpc('staff_inbox').throwOnError();
    return JSON.stringify(data);
  };
  expect(await inbox()).toContain('--accept-loss');
  // The answer is asked for whole again: it is no base for the next one.
  await nextNight();
  expect(await ask(['lever'])).toMatchObject([{ status: 'shrunk' }]);
  const typedLoss = await type('check', 'lever', 'acme', '--accept-loss');
  expect(typedLoss.text).toContain('lever/acme: taken.');
  const open = (await ranges()).filter(({ closed_on: day }) => day === null);
  expect(open).toHaveLength(after.filter(({ title }) => title === undefined).length);
  expect(await inbox()).not.toContain('--accept-loss');
});

test.each<[string, number, Record<string, string>, string, number | null]>([
  ['a broken server', 500, {}, 'The server answered with status 500.', null],
  ['a board that is gone', 404, {}, 'The server answered with status 404.', null],
  ['a busy server', 429, { 'Retry-After': '7200' }, 'The server answered with status 429.', 7200],
  ['a busy server that says no time', 429, {}, 'The server answered with status 429.', 3600],
])('%s changes nothing', async (_name, status, headers, note, wait) => {
  await addBoard('lever');
  await addBoard('lever', 'Other', 'other');
  server.answers.set(PATHS.lever, sendingJson(forms.lever(made(3))));
  server.answers.set('/v0/postings/other', sendingJson([]));
  await ask(['lever']);
  await nextNight();
  server.asked.length = 0;
  server.answers.set(
    PATHS.lever,
    (_request, response) => void response.writeHead(status, headers).end(),
  );
  const outcomes = await ask(['lever']);
  expect(outcomes[0]).toMatchObject({ name: 'lever/acme', status: 'failed', note });
  expect((await ranges()).filter(({ closed_on: day }) => day === null)).toHaveLength(3);
  // A busy host is left alone, with all of its boards.
  expect(outcomes).toHaveLength(wait === null ? 2 : 1);
  const { data } = await operator
    .from('pay_boards')
    .select('token, failures, paused_until')
    .order('token')
    .throwOnError();
  const pauses = data.map(({ paused_until: until }) =>
    until === null ? null : Math.round((Date.parse(until) - Date.now()) / 60_000) * 60,
  );
  expect(pauses).toEqual([wait ?? 3600, wait]);
  expect(data.map(({ failures }) => failures)).toEqual([1, 0]);
});

test('the pause doubles with each failure, to ten days, and ends with a good answer', async () => {
  await addBoard('lever');
  const pauses: number[] = [];
  for (let failure = 0; failure < 10; failure += 1) {
    await sql('update public.pay_boards set paused_until = now()');
    await ask(['lever']);
    const { paused_until: until } = await board();
    pauses.push(Math.round((Date.parse(until ?? '') - Date.now()) / 3_600_000));
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
  expect(await ask(['lever'])).toEqual([]);
  server.answers.set(PATHS.lever, sendingJson(forms.lever(made(1))));
  await sql('update public.pay_boards set paused_until = now()');
  expect(await ask(['lever'])).toMatchObject([{ status: 'taken' }]);
  expect(await board()).toMatchObject({ failures: 0, paused_until: null });
});

test.each<
  [
    string,
    BoardKind,
    (...given: Parameters<typeof sendingJson>) => ReturnType<typeof sendingJson>,
    object,
    string,
  ]
>([
  [
    'another form',
    'ashby',
    sendingJson,
    { postings: [] },
    'The answer has another form than documented.',
  ],
  [
    'postings of another form',
    'lever',
    sendingJson,
    [{ id: 7 }, { id: 8 }],
    'The answer has another form than documented.',
  ],
  [
    'a page',
    'greenhouse',
    () => (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    {},
    'The server sent a web page and not a data file. Set the address of the raw file.',
  ],
  [
    'no JSON',
    'greenhouse',
    () => (_request, response) => void response.writeHead(200).end('{'),
    {},
    'The answer is not JSON.',
  ],
  [
    'too many bytes',
    'lever',
    sendingJson,
    forms.lever(made(900)),
    'The file is larger than 200000 bytes.',
  ],
])('%s is a failure', async (_name, kind, sends, body, note) => {
  await addBoard(kind);
  server.answers.set(PATHS[kind], sends(body));
  expect(await ask([kind])).toMatchObject([{ status: 'failed', note }]);
});

test('a title of characters that no database holds is kept without them', async () => {
  await addBoard('lever');
  const title = 'Data Engineer, \0\ud800';
  server.answers.set(PATHS.lever, sendingJson(forms.lever(made(1, { title }))));
  expect(await ask(['lever'])).toMatchObject([{ status: 'taken', seen: 1 }]);
  expect(await ranges()).toMatchObject([{ title: 'Data Engineer, \ufffd\ufffd' }]);
});

test('a slow board ends at the time limit, and the next is asked', async () => {
  await addBoard('lever');
  await addBoard('ashby');
  server.answers.set(PATHS.lever, (_request, response) => void response.write('['));
  server.answers.set(PATHS.ashby, sendingJson(forms.ashby(made(1))));
  const outcomes = await ask(['lever', 'ashby'], { limits: { ...limits, timeoutMs: 500 } });
  expect(outcomes).toMatchObject([
    { status: 'failed', note: 'The file did not arrive within 0.5 seconds.' },
    { status: 'taken' },
  ]);
});

test('a host has one request at a time, with a pause, and its rules are read once a day', async () => {
  for (const token of ['acme', 'b', 'c']) await addBoard('lever', token + token, token);
  await addBoard('ashby');
  for (const token of ['acme', 'b', 'c']) {
    server.answers.set(`/v0/postings/${token}`, sendingJson(forms.lever(made(1))));
  }
  server.answers.set(PATHS.ashby, sendingJson(forms.ashby(made(1))));
  server.answers.set(
    '/robots.txt',
    (_request, response) => void response.end('User-agent: *\nDisallow: /private\n'),
  );
  const [some, others] = await Promise.all([ask(['lever']), ask(['lever'])]);
  expect([...some, ...others]).toHaveLength(3);
  expect(await ask(['lever', 'ashby'])).toMatchObject([{ name: 'ashby/acme' }]);
  expect(server.asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(1);
  expect(new Set(waits)).toEqual(new Set([1000]));
  const headers = server.asked.at(-1)?.headers;
  expect(headers).toMatchObject({
    accept: 'application/json',
    'user-agent': 'talent-pay-boards/1.0',
  });
  await sql("update public.robots_files set fetched_at = fetched_at - interval '1 day'");
  await nextNight();
  await ask(['ashby']);
  expect(server.asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(2);
  expect(server.seen.most).toBe(1);
});

test('a path that robots.txt forbids is not asked, nor a host whose rules cannot be had', async () => {
  await addBoard('lever');
  server.answers.set(
    '/robots.txt',
    (_request, response) => void response.end('User-agent: *\nDisallow: /v0/postings/\n'),
  );
  const [forbidden] = await ask(['lever']);
  expect(forbidden?.note).toBe(`${new URL(server.url).host} allows no robots there.`);
  await sql('delete from public.robots_files; update public.pay_boards set paused_until = now()');
  server.answers.set('/robots.txt', (_request, response) => void response.writeHead(500).end());
  await addBoard('lever', 'Other', 'other');
  expect(await ask(['lever'])).toMatchObject([{ note: 'The server answered with status 500.' }]);
  expect(server.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/robots.txt']);
});

test('a board is asked once a night, and only where the setting has the address of its API', async () => {
  await addBoard('lever');
  server.answers.set(PATHS.lever, sendingJson(forms.lever(made(1))));
  expect(await ask([])).toEqual([]);
  expect(await ask(['ashby'])).toEqual([]);
  expect(await ask(['lever'])).toHaveLength(1);
  expect(await ask(['lever'])).toEqual([]);
  await nextNight();
  expect(await ask(['lever'])).toHaveLength(1);
});

test('companies, not boards, are counted, and only ranges of the last seven days', async () => {
  const coverage = async () =>
    postedCoverageSchema.parse((await visitor().rpc('posted_pay_coverage').throwOnError()).data);
  expect(await coverage()).toEqual({ companies: 0, ranges: 0, newest: null });
  await addBoard('lever', 'Acme');
  await addBoard('ashby', ' ACME');
  server.answers.set(PATHS.lever, sendingJson(forms.lever(made(3))));
  server.answers.set(PATHS.ashby, sendingJson(forms.ashby(made(2))));
  await ask(['lever', 'ashby']);
  expect(await coverage()).toEqual({ companies: 1, ranges: 5, newest: today() });
  const older = (days: number) =>
    sql(
      `update public.posted_ranges set first_seen = current_date - ${days}, last_seen = current_date - ${days}`,
    );
  await older(6);
  expect(await coverage()).toMatchObject({ companies: 1 });
  await older(7);
  expect(await coverage()).toEqual({ companies: 0, ranges: 0, newest: null });
  const seen = async () => (await visitor().from('posted_ranges').select('id').throwOnError()).data;
  await older(89);
  expect(await seen()).toHaveLength(5);
  await older(90);
  expect(await seen()).toEqual([]);
  expect((await visitor().from('pay_boards').select()).error?.code).toBe('42501');
  await sql(`with boards as (
      insert into public.pay_boards (kind, token, company, country)
        select 'greenhouse', 'b' || n, 'Company ' || n, 'US' from generate_series(1, 500) as n returning id
    )
    insert into public.posted_ranges
      (board_id, posting, role, title, place, country, low, high, currency, period, link, first_seen, last_seen)
      select id, '1', 'ai-engineer', 'AI Engineer', '', 'US', 1, 2, 'USD', 'year', 'https://a.example', current_date, current_date
      from boards`);
  expect(await coverage()).toEqual({ companies: 500, ranges: 500, newest: today() });
});

test('the schedule asks the boards that are due, at public addresses alone, and logs a failure', async () => {
  await addBoard('lever');
  await addBoard('ashby');
  await runSchedule(stack, 'job-boards-due');
  const { data } = await operator.from('pay_boards').select('kind, outcome, note').order('kind');
  const note = 'The host 127.0.0.1 is not on the public internet.';
  expect(data).toEqual([
    { kind: 'ashby', outcome: 'failed', note },
    { kind: 'lever', outcome: 'new', note: 'It was never asked.' },
  ]);
  expect(server.asked).toEqual([]);
  await sql('update public.pay_boards set paused_until = now()');
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await runBoards(testContext({ data: operator, settings: { MARKET_URLS }, log }));
  expect(lines).toEqual([`Job board ashby/acme: failed. ${note}`]);
});

/** Runs `pnpm data boards` as a person types it. */
const type = (...parameters: string[]) =>
  typed(stack, (surroundings) =>
    runBoardsCommand(parameters, {
      ...surroundings,
      limits,
      urls: () => new Map([['lever', server.url] as const]),
    }),
  );

test('the command lists, adds, checks and removes boards', async () => {
  server.answers.set(PATHS.lever, sendingJson(forms.lever([...made(1), { id: 2, title: 'Chef' }])));
  const looked = await type('check', 'lever', 'acme');
  expect(looked).toEqual({
    exit: 0,
    text: [
      'lever/acme: 2 postings, 1 with a role and pay.',
      '  Machine Learning Engineer, Austin, TX: 180000 to 220000 USD a year',
      'Left out: 1 for the role.',
      'It is not listed, so nothing was stored. To list it: pnpm data boards add',
    ].join('\n'),
  });
  expect(await ranges()).toEqual([]);
  expect(await type('add', 'lever', 'acme', '--company', 'Acme')).toEqual({
    exit: 0,
    text: 'Added lever/acme. Try it: pnpm data boards check lever acme',
  });
  expect(await type('add', 'lever', 'acme', '--company', 'Acme')).toEqual({
    exit: 1,
    text: 'error: lever/acme is listed already.\nNo pay range was changed.',
  });
  expect((await type('check', 'lever', 'acme')).text).toBe(
    'lever/acme: taken. 2 postings, 1 with a role and pay; 0 closed.',
  );
  expect((await type('list')).text).toBe(
    `lever/acme  Acme, US  read ${today()}  taken: 2 postings, 1 with a role and pay; 0 closed.\n` +
      'Boards: 1. APIs that are read each night: lever.',
  );
  expect((await type('remove', 'lever', 'acme')).text).toBe(
    'Removed lever/acme and its pay ranges.',
  );
  expect(await ranges()).toEqual([]);
  expect((await type('remove', 'lever', 'acme')).exit).toBe(1);
  expect(await type('add', 'lever', 'a/b', '--company', 'Acme')).toMatchObject({ exit: 1 });
  for (const wrong of [
    ['add', 'monster', 'acme'],
    ['add', 'lever', 'acme'],
  ]) {
    expect((await type(...wrong)).exit).toBe(2);
  }
});
