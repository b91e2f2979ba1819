import { unwrap } from '@talent/data/unwrap';
import { runSearchConsole } from '@talent/functions/search-console/run-search-console.ts';
import {
  refusal,
  row,
  startGoogleServer,
} from '@talent/functions/search-console/testing/google-server.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const { operator, sql } = await fileStack();
let google: Awaited<ReturnType<typeof startGoogleServer>>;
beforeEach(async () => {
  google = await startGoogleServer();
  await sql(`
    delete from public.search_figures;
    delete from public.authority_imports;
    delete from public.search_console_state;
    insert into public.search_console_state default values`);
  google.rows = {
    date: [row('2026-11-19', 4, 90, 12.5), row('2026-11-20', 6, 110, 11.2)],
    query: [row('hire ml engineers', 5, 60, 4.1), row('ai salaries', 2, 80, 9)],
    page: [row('https://www.example.com/', 7, 120, 6.3)],
  };
});
afterEach(() => google.stop());

const logged: string[] = [];

/** A run of the schedule. The middle of the night in London is still the day before in California. */
async function run(settings = google.settings, at = '2026-11-24T03:00:00Z') {
  const log = (line: string) => void logged.push(line);
  const context = testContext({ data: operator, settings, log, now: () => new Date(at) });
  return runSearchConsole(context, 5);
}
const runAgain = async (at?: string, settings = google.settings) => {
  await sql(`update public.search_console_state set next_at = '-infinity'`);
  return run(settings, at);
};

const state = async () => unwrap(await operator.from('search_console_state').select('*').single());
const figures = async (dimension: string) =>
  unwrap(
    await operator
      .from('search_figures')
      .select('item, measured_on, clicks, impressions, position')
      .eq('dimension', dimension)
      .order('measured_on')
      .order('item'),
  );
const daysOf = async (dimension: string) =>
  (await figures(dimension)).map(({ measured_on }) => measured_on);
const figure = (
  ...[item, measured_on, clicks, impressions, position]: [string, string, number, number, number]
) => ({ item, measured_on, clicks, impressions, position });
const imports = async () =>
  unwrap(
    await operator
      .from('authority_imports')
      .select('kind, source, file_name, measured_on, rows_read, added, changed')
      .order('id'),
  );
const hoursUntil = (time: string) => (Date.parse(time) - Date.now()) / 3_600_000;

describe('the daily import', () => {
  test('asks for 16 months of days, then for the queries and pages of the 28 days to the newest final one', async () => {
    expect(await run()).toBe(5);
    const of28Days = { startDate: '2026-10-24', endDate: '2026-11-20', rowLimit: 5000 };
    const ofAll = { startDate: '2025-07-24', endDate: '2026-11-22', rowLimit: 495 };
    const common = { type: 'web', dataState: 'final' };
    expect(google.questions).toEqual([
      { ...common, ...ofAll, dimensions: ['date'] },
      { ...common, ...of28Days, dimensions: ['query'] },
      { ...common, ...of28Days, dimensions: ['page'] },
    ]);
    expect(google.tokens).toBe(1);
  });

  test('fills the tables that the CSV import fills', async () => {
    await run();
    expect(await figures('dates')).toEqual([
      figure('', '2026-11-19', 4, 90, 12.5),
      figure('', '2026-11-20', 6, 110, 11.2),
    ]);
    expect(await figures('queries')).toEqual([
      figure('ai salaries', '2026-11-20', 2, 80, 9),
      figure('hire ml engineers', '2026-11-20', 5, 60, 4.1),
    ]);
    expect(await figures('pages')).toHaveLength(1);
    const source = 'Google Search Console API';
    expect(await imports()).toMatchObject([
      { kind: 'dates', source, file_name: 'API, 2025-07-24 to 2026-11-20', rows_read: 2, added: 2 },
      { kind: 'queries', source, file_name: 'API, 2026-10-24 to 2026-11-20', added: 2 },
      { kind: 'pages', source, added: 1 },
    ]);
    const { outcome, last_day, figures: read, failures, next_at } = await state();
    expect([outcome, last_day, read, failures]).toEqual(['imported', '2026-11-20', 5, 0]);
    expect(hoursUntil(next_at)).toBeCloseTo(23, 0);
  });

  test('is not due again on the same day, and the same figures again change nothing', async () => {
    await run();
    expect(await run()).toBe(null);
    expect(google.questions).toHaveLength(3);
    const before = await imports();
    expect(await runAgain()).toBe(5);
    expect(google.questions[3]).toMatchObject({ startDate: '2026-11-11', endDate: '2026-11-22' });
    expect(await imports()).toEqual(before);
  });

  test('takes corrections of the last days, and keeps one snapshot of a week', async () => {
    await run();
    // The Sunday of the same week, and a correction of Friday.
    google.rows.date = [row('2026-11-20', 8, 130, 11), row('2026-11-22', 3, 40, 10)];
    google.rows.query = [row('hire ml engineers', 6, 70, 3.9)];
    await runAgain('2026-11-25T12:00:00Z');
    const days = await figures('dates');
    expect(days.map(({ measured_on, clicks }) => [measured_on, clicks])).toEqual([
      ['2026-11-19', 4],
      ['2026-11-20', 8],
      ['2026-11-22', 3],
    ]);
    expect(await daysOf('queries')).toEqual(['2026-11-22']);
    // Of the week after, the positions are compared with those of the week before.
    google.rows.date = [row('2026-11-24', 1, 20, 10)];
    google.rows.query = [row('hire ml engineers', 7, 75, 3.1)];
    await runAgain('2026-11-27T12:00:00Z');
    expect(await daysOf('queries')).toEqual(['2026-11-22', '2026-11-24']);
  });

  test('leaves a snapshot that a person imported from a file', async () => {
    await sql(`
      with file as (
        insert into public.authority_imports
          (kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates)
        values ('queries', 'Google Search Console', 'Queries.csv', '2026-11-18', 1, 1, 0, 0, 0) returning id
      )
      insert into public.search_figures select 'queries', 'from a file', '2026-11-18', 1, 2, 3, id from file`);
    await run();
    expect((await figures('queries')).map(({ item }) => item)).toEqual([
      'from a file',
      'ai salaries',
      'hire ml engineers',
    ]);
  });

  test('says that there is nothing yet where Google has no figures', async () => {
    google.rows = { date: [], query: [], page: [] };
    expect(await run()).toBe(0);
    expect(google.questions).toHaveLength(1);
    expect(await state()).toMatchObject({ outcome: 'imported', last_day: null, figures: 0 });
  });

  test('leaves out what does not fit into the table', async () => {
    google.rows.query = [row('x'.repeat(1001), 1, 2, 3), row('fits', 1, 2, 3)];
    await run();
    expect((await figures('queries')).map(({ item }) => item)).toEqual(['fits']);
  });
});

describe('a refusal', () => {
  test.each([
    [refusal(403, 'forbidden'), 'permission', 'forbidden', 1],
    [refusal(403, 'accessNotConfigured'), 'api-disabled', 'accessNotConfigured', 1],
    [refusal(404, 'notFound'), 'site-unknown', 'notFound', 1],
    [refusal(400, 'invalidParameter'), 'refused', 'invalidParameter', 1],
    [refusal(403, 'quotaExceeded'), 'quota', 'quotaExceeded', 4],
  ] as const)('%o is noted as %s', async (answer, outcome, detail, hours) => {
    google.script = [answer];
    expect(await run()).toBe(null);
    expect(google.questions).toHaveLength(1);
    const now = await state();
    expect([now.outcome, now.detail, now.failures]).toEqual([outcome, detail, 1]);
    expect(hoursUntil(now.next_at)).toBeCloseTo(hours, 1);
    expect(await imports()).toEqual([]);
  });

  test('429 is tried twice more, and then waits as long as Google says', async () => {
    const limited = { ...refusal(429, 'rateLimitExceeded'), headers: { 'retry-after': '7200' } };
    google.script = [limited, limited, limited];
    await run();
    expect(google.questions).toHaveLength(3);
    const now = await state();
    expect(now.outcome).toBe('quota');
    expect(hoursUntil(now.next_at)).toBeCloseTo(2, 1);
  });

  test('5xx is tried again at once, and succeeds without a trace', async () => {
    google.script = [refusal(503, 'backendError'), refusal(500, 'internalError')];
    expect(await run()).toBe(5);
    expect(await state()).toMatchObject({ outcome: 'imported', failures: 0 });
  });

  test('5xx that stays waits twice as long each time', async () => {
    const hours: number[] = [];
    for (const at of ['2026-11-24T03:00:00Z', '2026-11-24T04:00:00Z']) {
      google.script = Array.from({ length: 3 }, () => refusal(503, 'backendError'));
      await runAgain(at);
      hours.push(hoursUntil((await state()).next_at));
    }
    expect(hours[0]).toBeCloseTo(0.25, 1);
    expect(hours[1]).toBeCloseTo(0.5, 1);
    expect((await state()).outcome).toBe('unavailable');
  });

  test('a key that Google no longer knows is named, and neither key nor token is logged', async () => {
    google.isRevoked = true;
    logged.length = 0;
    await run();
    expect(await state()).toMatchObject({ outcome: 'key-refused', detail: 'invalid_grant' });
    expect(logged).toEqual(['Search Console gave no figures: key-refused (invalid_grant)']);
    expect(google.questions).toEqual([]);
  });

  test('no answer at all is noted as unreachable', async () => {
    await run({ ...google.settings, SERVICES_URL: 'http://127.0.0.1:9' });
    expect((await state()).outcome).toBe('unreachable');
  });

  test('after a failure the figures of before stay, with the time of the last success', async () => {
    await run();
    const { succeeded_at } = await state();
    google.script = [refusal(403, 'forbidden')];
    await runAgain();
    expect(await state()).toMatchObject({
      outcome: 'permission',
      succeeded_at,
      last_day: '2026-11-20',
      figures: 5,
    });
    expect(await figures('dates')).toHaveLength(2);
  });
});

describe('the settings', () => {
  test('are off without a key', async () => {
    expect(await run({})).toBe(null);
    expect((await state()).outcome).toBe('never');
  });

  test('take the key in base64 as well', async () => {
    const { SEARCH_CONSOLE_KEY: json = '' } = google.settings;
    const key = Buffer.from(json).toString('base64');
    expect(await run({ ...google.settings, SEARCH_CONSOLE_KEY: key })).toBe(5);
  });

  test.each([
    { SEARCH_CONSOLE_KEY: '{"type":"service_account"}' },
    { SEARCH_CONSOLE_KEY: 'not a key' },
    { SEARCH_CONSOLE_SITE: 'www.example.com' },
  ])('that are malformed are noted: %j', async (malformed) => {
    expect(await run({ ...google.settings, ...malformed })).toBe(null);
    expect((await state()).outcome).toBe('key-malformed');
    expect(google.questions).toEqual([]);
  });
});

test('two schedules at once ask once', async () => {
  const read = await Promise.all([run(), run()]);
  expect(read.toSorted()).toEqual([5, null]);
  expect(google.questions).toHaveLength(3);
});
