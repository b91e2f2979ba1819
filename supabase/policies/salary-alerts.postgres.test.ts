import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  becomeAdmin,
  callAs,
  client,
  count,
  lists,
  query,
  openDatabase,
  value,
} from './testing/database.ts';
import { setClaims } from './testing/migrated-server.ts';

await openDatabase();

beforeEach(() =>
  query(`
    truncate public.salary_alerts, public.mailing_deliveries, public.salary_alert_editions, public.mail_queue;
    -- Rows that are made old are all there is to tell the time by.
    select public.confirm_retention_clock();
    truncate public.salary_bins, public.salary_bands, public.place_pay, public.place_parities,
      public.title_occupations, public.salary_imports, public.salary_sources`),
);

const asServer = <Answer>(name: string, ...values: unknown[]): Promise<Answer> =>
  callAs('service_role', name, ...values);

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
    ...{ role, country, currency: country === 'US' ? 'USD' : 'CAD' },
    ...{ region: region ?? null, region_name: region ?? null },
    ...{ period: '2025', period_year: 2025, period_current: true, n: 100, n_kind: 'postings' },
    ...(median === null ? { suppressed: true, n_note: 'Too few.' } : { p50: median }),
    ...(quartiles ? { p25: quartiles[0], p75: quartiles[1] } : {}),
  }));
  const source = {
    ...{ key: 'a', edition, name: 'A file', publisher: 'A publisher', url: 'https://a.example' },
    ...{ licence: 'CC0 1.0', retrieved_on: '2026-11-21' },
    method: `Ranges of ${edition.slice(0, 4)}, ${edition === '2025' ? '98.7' : '99'}% of them pairs.`,
  };
  await asServer('import_salary_edition', {
    ...{ source, file_sha256: edition.padEnd(64, '0'), rows_read: 1, rows_kept: 1 },
    ...{ report: {}, roles: [], bands: rows, accept_loss: true, ...patch },
  });
}

/** A confirmed alert, older than every import of the test; answers the id of its subscriber. */
const addAlert = (email: string, role = 'ai-engineer', country = 'US'): Promise<string> =>
  value(
    `insert into public.salary_alerts
       (id, subscriber_id, email, role, country, status, confirmed_at, consent_text, consent_page)
     values (gen_random_uuid(), $1, $2, $3, $4, 'confirmed', now() - interval '1 day', 'I agree.', '/x')
     returning subscriber_id`,
    ...[randomUUID(), email, role, country],
  );
const addAlerts = async (...names: string[]) => {
  for (const name of names) await addAlert(`${name}@company.example`);
};

interface Subscriber {
  id: string;
  email: string;
  moves: Record<string, unknown>[];
}
type Next = { announcement: Record<string, unknown>; batch: Subscriber[] } | null;

const next = (howMany = 50, seconds = 0) => asServer<Next>('next_salary_alerts', howMany, seconds);
const queue = (found: Next) => {
  const mails = found?.batch.map(({ id, email }) => ({ id, to: email, subject: 'S', text: 'T' }));
  const values = [found?.announcement['id'], mails ?? []];
  return asServer<number>('queue_salary_alerts', ...values);
};
const queued = async () =>
  (await lists('select lower(to_address) from public.mail_queue order by 1')).flat();
const deliver = () => query("update public.mail_queue set status = 'sent', sent_at = now()");
const editions = () =>
  lists(
    'select edition, former_edition, queued, finished_at is not null from public.salary_alert_editions order by id',
  );
const unsubscribe = (id: string) => asServer('unsubscribe_salary_alerts', id);

/** The next announcement between two editions. */
async function between(before: readonly Band[], now: readonly Band[]): Promise<Next> {
  await importBands('2025', before);
  await importBands('2026', now);
  return next();
}
const newEdition = () => between([{ median: 100_000 }], [{ median: 200_000 }]);

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
  await addAlerts('ada');
  const another: Band = { role: 'data-scientist', median: 1 };
  const found = await between([...before, another], [...now, another]);
  const p50 = (figures: unknown) => (figures as { p50: number } | null)?.p50;
  const moves = found?.batch[0]?.moves.map((move) => [p50(move['before']), p50(move['now'])]);
  expect(moves).toEqual(medians === undefined ? undefined : [medians]);
});

test.each([
  ['provinces stand for a country without a figure of its own, and cities never', 'toronto', 'ON'],
  ['the whole country is told of without its provinces', undefined, null],
])('%s', async (_, region, told) => {
  await addAlert('ada@company.example', 'ai-engineer', 'CA');
  const rows = (median: number): Band[] => [
    { country: 'CA', region: 'ON', median },
    { country: 'CA', median, ...(region && { region }) },
  ];
  expect((await between(rows(100_000), rows(120_000)))?.batch[0]?.moves).toMatchObject([
    { country: 'CA', region_name: told, currency: 'CAD' },
  ]);
});

test('an edition is announced once: not the first, not an older one, not another calculation', async () => {
  await importBands('2025', [{ median: 100_000 }]);
  expect(await editions()).toEqual([]);
  await importBands('2026', [{ median: 200_000 }]);
  await importBands('2026', [{ median: 300_000 }]);
  await importBands('2025', [{ median: 100_000 }], { when_older: 'replace' });
  await importBands('2026', [{ median: 300_000 }]);
  expect(await editions()).toEqual([['2026', '2025', 0, false]]);
});

test('figures are those of the newest calculation of each edition', async () => {
  await addAlerts('ada');
  await importBands('2025', [{ median: 100_000 }]);
  await importBands('2025', [{ median: 110_000 }]);
  await importBands('2026', [{ median: 200_000 }]);
  await importBands('2026', [{ median: 210_000 }], { rows_read: 2 });
  expect(await next()).toMatchObject({
    batch: [{ moves: [{ before: { p50: 110_000 }, now: { p50: 210_000 } }] }],
    announcement: {
      ...{ key: 'a', is_recalculated: false },
      now: { edition: '2026', period: '2025' },
      before: { edition: '2025', period: '2025' },
    },
  });
});

test('a method in other words is told of', async () => {
  await addAlerts('ada');
  await importBands('2025', [{ median: 100_000 }]);
  await query("update public.salary_sources set method = 'Counted in another way in 2025.'");
  await importBands('2026', [{ median: 200_000 }]);
  expect((await next())?.announcement).toMatchObject({ is_recalculated: true });
});

test('an edition waits, and then goes to each address once, in batches', async () => {
  await addAlerts('a', 'b', 'c', 'refuses');
  await query(
    `insert into public.mail_bounces (address_key, reason, code, answer)
     values ('refuses@company.example', 'no-mailbox', '5.1.1', 'No such user')`,
  );
  await addAlert('A@company.example', 'data-scientist');
  const rows = (median: number): Band[] => [{ median }, { role: 'data-scientist', median }];
  await importBands('2025', rows(100_000));
  await importBands('2026', rows(200_000));
  expect(await next(2, 3600)).toBeNull();
  const first = await next(2);
  expect(first?.batch.map(({ moves }) => moves.length)).toEqual([2, 1]);
  expect(await queue(first)).toBe(2);
  // Queued mails count toward the batch.
  expect(await next(2)).toBeNull();
  await deliver();
  expect(await queue(await next(2))).toBe(1);
  await deliver();
  expect(await next(2)).toBeNull();
  expect(await editions()).toEqual([['2026', '2025', 3, true]]);
  expect(await next(2)).toBeNull();
  expect(await queued()).toEqual(['a', 'b', 'c'].map((name) => `${name}@company.example`));
});

test('unsubscribing ends every alert of the address, before its mail and while it waits', async () => {
  const before = await addAlert('before@company.example');
  const waiting = await addAlert('waiting@company.example');
  await addAlert('Waiting@company.example', 'data-scientist');
  await addAlerts('stays');
  const found = await newEdition();
  await unsubscribe(before);
  expect(await queue(found)).toBe(2);
  await unsubscribe(waiting);
  expect(await queued()).toEqual(['stays@company.example']);
  expect(await count('public.salary_alerts')).toBe(1);
  // A person who signs up again is told of later editions.
  await addAlerts('waiting');
  expect(await next()).toBeNull();
});

test('an edition that is taken back takes its waiting mails along, and no batch of it is queued', async () => {
  await addAlerts('a', 'b');
  const found = await newEdition();
  expect(await queue(found && { ...found, batch: found.batch.slice(1) })).toBe(1);
  await importBands('2025', [{ median: 100_000 }], { when_older: 'replace' });
  expect(await next()).toBeNull();
  expect(await queued()).toEqual([]);
  expect(await queue(found)).toBe(0);
});

test('an alert that is confirmed after the import is for the next edition', async () => {
  await addAlerts('ada');
  await query("update public.salary_alerts set confirmed_at = now() + interval '1 minute'");
  expect(await newEdition()).toBeNull();
});

test('hashes of addresses are deleted 30 days after an edition is finished', async () => {
  await addAlerts('ada');
  await queue(await newEdition());
  for (const [days, left] of [
    [29, 1],
    [31, 0],
  ]) {
    await query(
      'update public.salary_alert_editions set finished_at = now() - make_interval(days => $1)',
      days,
    );
    await query('select public.delete_expired()');
    expect(await count('public.mailing_deliveries')).toBe(left);
  }
});

test('admins see counts and editions without addresses, and no one else does', async () => {
  await addAlert('Ada@company.example', 'data-scientist');
  await addAlerts('ada');
  await queue(await newEdition());
  const status = () => callAs('authenticated', 'salary_alert_status');
  await expect(status()).rejects.toMatchObject({ code: '42501' });
  await becomeAdmin();
  const edition = { source_key: 'a', edition: '2026', finished_at: null, queued: 1 };
  expect(await status()).toEqual({
    ...{ pending: 0, confirmed: 2, addresses: 1 },
    editions: [{ ...edition, announced_at: expect.any(String) }],
  });
  await setClaims(client, null);
});
