import { randomUUID } from 'node:crypto';
import type { SqlClient } from './testing/sql-client.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asServer } from './testing/jobs-report-rows.ts';
import { addAdmin, setClaims, startMigratedServer } from './testing/migrated-server.ts';

const server = await startMigratedServer();
const one = server.client;
const other = server.connect();
afterAll(() => server.stop());
beforeEach(() =>
  one.query(`
    truncate public.salary_alerts, public.salary_alert_deliveries, public.salary_alert_editions, public.mail_queue;
    -- Rows that are made old are all there is to tell the time by.
    select public.confirm_retention_clock();
    truncate public.salary_bins, public.salary_bands, public.salary_imports, public.salary_sources`),
);

interface Band {
  role?: string;
  country?: 'US' | 'CA';
  region?: string;
  median: number | null;
  quartiles?: [low: number, high: number];
}

/** Imports an edition of a source with these headline rows. */
async function importBands(edition: string, bands: readonly Band[], patch: object = {}) {
  const rows = bands.map(({ role = 'ai-engineer', country = 'US', region, median, quartiles }) => ({
    band_key: `a/${country}-${region}/${role}/${edition}`,
    role,
    country,
    currency: country === 'US' ? 'USD' : 'CAD',
    region: region ?? null,
    region_name: region ?? null,
    period: '2025',
    period_year: 2025,
    period_current: true,
    n: 100,
    n_kind: 'postings',
    ...(median === null ? { suppressed: true, n_note: 'Too few.' } : { p50: median }),
    ...(quartiles ? { p25: quartiles[0], p75: quartiles[1] } : {}),
  }));
  const payload = {
    source: {
      key: 'a',
      edition,
      name: 'A file',
      publisher: 'A publisher',
      url: 'https://a.example',
      licence: 'CC0 1.0',
      method: `Ranges of ${edition.slice(0, 4)}, ${edition === '2025' ? '98.7' : '99'}% of them pairs.`,
      retrieved_on: '2026-11-21',
    },
    file_sha256: edition.replaceAll('-', '').padEnd(64, '0'),
    rows_read: 1,
    rows_kept: 1,
    report: {},
    roles: [],
    bands: rows,
    ...patch,
  };
  await asServer(one, 'select public.import_salary_edition($1)', [JSON.stringify(payload)]);
}

/** A confirmed alert, older than every import of the test; answers the id of its subscriber. */
async function addAlert(email: string, role = 'ai-engineer', country = 'US'): Promise<string> {
  const { rows } = await one.query<{ id: string }>(
    `insert into public.salary_alerts
       (id, subscriber_id, email, role, country, status, confirmed_at, consent_text, consent_page)
     values (gen_random_uuid(), $1, $2, $3, $4, 'confirmed', now() - interval '1 day', 'I agree.', '/x')
     returning subscriber_id as id`,
    [randomUUID(), email, role, country],
  );
  return rows[0]?.id ?? '';
}

interface Subscriber {
  id: string;
  email: string;
  moves: Record<string, unknown>[];
}
type Next = { announcement: Record<string, unknown>; batch: Subscriber[] } | null;

const next = async (howMany = 50, seconds = 0) =>
  (await asServer(one, 'select public.next_salary_alerts($1, $2) as answer', [howMany, seconds]))[
    'answer'
  ] as Next;
const queue = async (client: SqlClient, found: Next) => {
  const mails = found?.batch.map(({ id, email }) => ({ id, to: email, subject: 'S', text: 'T' }));
  const values = [found?.announcement['id'], JSON.stringify(mails ?? [])];
  const sql = 'select public.queue_salary_alerts($1, $2) as answer';
  return Number((await asServer(client, sql, values))['answer']);
};
const queued = async () =>
  (
    await one.query<{ to: string }>('select to_address as to from public.mail_queue order by 1')
  ).rows.map(({ to }) => to);
const editions = async () =>
  (
    await one.query(
      'select edition, former_edition, queued, finished_at is not null as done from public.salary_alert_editions order by id',
    )
  ).rows;
const unsubscribe = async (id: string | undefined) =>
  Number((await asServer(one, 'select public.unsubscribe_salary_alerts($1) as n', [id]))['n']);

/** The roles that moved between two editions, for those who follow them. */
async function movesOf(before: readonly Band[], now: readonly Band[], country = 'US') {
  await addAlert('ada@company.example', 'ai-engineer', country);
  await importBands('2025', before);
  await importBands('2026', now);
  return (await next())?.batch[0]?.moves;
}

test.each([
  ['the median by 2% stays quiet', [{ median: 100_000 }], [{ median: 102_000 }], undefined],
  ['the median by more is told', [{ median: 100_000 }], [{ median: 102_001 }], [100_000, 102_001]],
  ['a fall is told', [{ median: 100_000 }], [{ median: 97_999 }], [100_000, 97_999]],
  [
    'a quartile alone is told',
    [{ median: 100_000, quartiles: [90_000, 110_000] }],
    [{ median: 100_000, quartiles: [90_000, 112_201] }],
    [100_000, 100_000],
  ],
  ['a first figure is told', [{ median: null }], [{ median: 100_000 }], [undefined, 100_000]],
  ['a withheld figure is told', [{ median: 100_000 }], [{ median: null }], [100_000, undefined]],
  ['nothing twice stays quiet', [{ median: null }], [{ median: null }], undefined],
] as [string, Band[], Band[], unknown][])('%s', async (_, before, now, medians) => {
  const other_role: Band = { role: 'data-scientist', median: 1 };
  const moves = await movesOf([...before, other_role], [...now, other_role]);
  const found = moves?.map((move) => [
    (move['before'] as { p50: number } | null)?.p50,
    (move['now'] as { p50: number } | null)?.p50,
  ]);
  expect(found).toEqual(medians === undefined ? undefined : [medians]);
});

test('provinces stand for a country without a figure of its own, and cities never', async () => {
  const rows = (median: number): Band[] => [
    { country: 'CA', region: 'ON', median },
    { country: 'CA', region: 'toronto', median },
  ];
  const moves = await movesOf(rows(100_000), rows(120_000), 'CA');
  expect(moves).toMatchObject([{ country: 'CA', region_name: 'ON', currency: 'CAD' }]);
});

test('the whole country is told of without its provinces', async () => {
  const rows = (median: number): Band[] => [
    { country: 'CA', median },
    { country: 'CA', region: 'ON', median },
  ];
  const moves = await movesOf(rows(100_000), rows(120_000), 'CA');
  expect(moves).toMatchObject([{ country: 'CA', region_name: null }]);
});

test('an edition is announced once: not the first, not an older one, not another calculation', async () => {
  await importBands('2025', [{ median: 100_000 }]);
  expect(await editions()).toEqual([]);
  await importBands('2026', [{ median: 200_000 }]);
  await importBands('2026', [{ median: 300_000 }]);
  await importBands('2025', [{ median: 100_000 }], { when_older: 'replace' });
  await importBands('2026', [{ median: 300_000 }]);
  expect(await editions()).toEqual([
    { edition: '2026', former_edition: '2025', queued: 0, done: false },
  ]);
});

test('figures are those of the newest calculation of each edition', async () => {
  await addAlert('ada@company.example');
  await importBands('2025', [{ median: 100_000 }]);
  await importBands('2025', [{ median: 110_000 }]);
  await importBands('2026', [{ median: 200_000 }]);
  await importBands('2026', [{ median: 210_000 }], { rows_read: 2 });
  const found = await next();
  expect(found?.batch[0]?.moves).toMatchObject([
    { before: { p50: 110_000 }, now: { p50: 210_000 } },
  ]);
  expect(found?.announcement).toMatchObject({
    key: 'a',
    is_recalculated: false,
    now: { edition: '2026', period: '2025' },
    before: { edition: '2025', period: '2025' },
  });
});

test('a method in other words is told of', async () => {
  await addAlert('ada@company.example');
  await importBands('2025', [{ median: 100_000 }]);
  await one.query("update public.salary_sources set method = 'Counted in another way in 2025.'");
  await importBands('2026', [{ median: 200_000 }]);
  expect((await next())?.announcement).toMatchObject({ is_recalculated: true });
});

test('an edition waits, and then goes to each address once, in batches', async () => {
  for (const name of ['a', 'b', 'c']) await addAlert(`${name}@company.example`);
  await addAlert('A@company.example', 'data-scientist');
  const rows = (median: number): Band[] => [{ median }, { role: 'data-scientist', median }];
  await importBands('2025', rows(100_000));
  await importBands('2026', rows(200_000));
  expect(await next(2, 3600)).toBeNull();
  const first = await next(2);
  expect(first?.batch.map(({ moves }) => moves.length)).toEqual([2, 1]);
  expect(await queue(one, first)).toBe(2);
  // Queued mails count toward the batch.
  expect(await next(2)).toBeNull();
  await one.query("update public.mail_queue set status = 'sent', sent_at = now()");
  expect(await queue(one, await next(2))).toBe(1);
  await one.query("update public.mail_queue set status = 'sent', sent_at = now()");
  expect(await next(2)).toBeNull();
  expect(await editions()).toMatchObject([{ queued: 3, done: true }]);
  expect(await next(2)).toBeNull();
  expect((await queued()).map((address) => address.toLowerCase())).toEqual([
    'a@company.example',
    'b@company.example',
    'c@company.example',
  ]);
});

async function newEdition(): Promise<Next> {
  await importBands('2025', [{ median: 100_000 }]);
  await importBands('2026', [{ median: 200_000 }]);
  return next();
}

test('two senders with the same batch queue each mail once', async () => {
  for (const name of ['a', 'b']) await addAlert(`${name}@company.example`);
  const found = await newEdition();
  const counts = await Promise.all([queue(one, found), queue(other, found)]);
  expect(counts.toSorted()).toEqual([0, 2]);
  expect(await queued()).toHaveLength(2);
});

test('unsubscribing ends every alert of the address, before its mail and while it waits', async () => {
  const before = await addAlert('before@company.example');
  const waiting = await addAlert('waiting@company.example');
  await addAlert('Waiting@company.example', 'data-scientist');
  await addAlert('stays@company.example');
  const found = await newEdition();
  expect(await unsubscribe(before)).toBe(1);
  expect(await queue(one, found)).toBe(2);
  expect(await unsubscribe(waiting)).toBe(2);
  expect(await queued()).toEqual(['stays@company.example']);
  expect(await unsubscribe(waiting)).toBe(0);
  // A person who signs up again is told of later editions.
  await addAlert('waiting@company.example');
  expect(await next()).toBeNull();
});

test('an edition that is taken back takes its waiting mails along, and no batch of it is queued', async () => {
  for (const name of ['a', 'b']) await addAlert(`${name}@company.example`);
  const found = await newEdition();
  const [first] = found?.batch ?? [];
  expect(first).toBeDefined();
  await queue(one, found && first ? { ...found, batch: [first] } : null);
  await importBands('2025', [{ median: 100_000 }], { when_older: 'replace' });
  expect(await next()).toBeNull();
  expect(await queued()).toEqual([]);
  expect(await queue(one, found)).toBe(0);
});

test('an alert that is confirmed after the import is for the next edition', async () => {
  await addAlert('ada@company.example');
  await importBands('2025', [{ median: 100_000 }]);
  await importBands('2026', [{ median: 200_000 }]);
  await one.query("update public.salary_alerts set confirmed_at = now() + interval '1 minute'");
  expect(await next()).toBeNull();
});

test('an unconfirmed alert is deleted after seven days, a confirmed one is not', async () => {
  for (const name of ['old', 'new', 'confirmed']) await addAlert(`${name}@company.example`);
  await one.query(`
    update public.salary_alerts set consent_at = now() - interval '8 days';
    update public.salary_alerts set status = 'pending', confirmed_at = null where email !~ 'confirmed';
    update public.salary_alerts set consent_at = now() - interval '6 days' where email ~ 'new'`);
  await one.query('select public.delete_expired()');
  const { rows } = await one.query('select email from public.salary_alerts order by email');
  expect(rows).toEqual([{ email: 'confirmed@company.example' }, { email: 'new@company.example' }]);
});

test('hashes of addresses are deleted 30 days after an edition is finished', async () => {
  await addAlert('ada@company.example');
  await queue(one, await newEdition());
  const rest = async () =>
    (await one.query('select count(*)::int as n from public.salary_alert_deliveries')).rows;
  await one.query(
    "update public.salary_alert_editions set finished_at = now() - interval '29 days'",
  );
  await one.query('select public.delete_expired()');
  expect(await rest()).toEqual([{ n: 1 }]);
  await one.query(
    "update public.salary_alert_editions set finished_at = now() - interval '31 days'",
  );
  await one.query('select public.delete_expired()');
  expect(await rest()).toEqual([{ n: 0 }]);
});

test('admins see counts and editions without addresses, and no one else does', async () => {
  await addAlert('Ada@company.example', 'data-scientist');
  await addAlert('ada@company.example');
  await queue(one, await newEdition());
  const status = async () => {
    await one.query('set role authenticated');
    try {
      return (await one.query('select public.salary_alert_status() as status')).rows[0]?.status;
    } finally {
      await one.query('reset role');
    }
  };
  await expect(status()).rejects.toMatchObject({ code: '42501' });
  await setClaims(one, await addAdmin(one));
  expect(await status()).toEqual({
    pending: 0,
    confirmed: 2,
    addresses: 1,
    editions: [
      {
        source_key: 'a',
        edition: '2026',
        announced_at: expect.any(String),
        finished_at: null,
        queued: 1,
      },
    ],
  });
  await setClaims(one, null);
});
