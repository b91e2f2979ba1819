import { randomUUID } from 'node:crypto';
import type { Json } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { beforeEach, expect, test } from 'vitest';
import { runSchedule } from '@talent/functions/testing/run-schedule.ts';
import { salarySeed } from '@talent/supabase/sources/testing/seed-edition';
import { fileStack, linkIn, newAddress } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator, mailsTo, post, sql } = stack;
beforeEach(() => sql('delete from public.salary_alerts'));

const form = (patch: object = {}) => ({
  email: `${randomUUID()}@company.example`,
  role: 'machine-learning-engineer',
  country: 'US',
  consent: true,
  page: '/ai-ml-salary-data/machine-learning-engineer',
  website: '',
  idempotency_key: randomUUID(),
  ...patch,
});

async function ask(fields: object, address = newAddress()) {
  const response = await post('salary-alert', fields, { 'x-forwarded-for': address });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const alerts = async (email: string) =>
  unwrap(await operator.from('salary_alerts').select().eq('email', email).order('role'));

/** Asks for an alert and presses the button that its mail leads to; `before` mails came to the address earlier. */
async function follow(fields: ReturnType<typeof form>, before = 0): Promise<void> {
  expect((await ask(fields)).status).toBe(201);
  const mail = (await mailsTo(fields.email, before + 1))[0];
  expect((await fetch(linkIn(mail?.text), { method: 'POST' })).status).toBe(200);
}

const FIGURES = ['p10', 'p25', 'p50', 'p75', 'p90', 'p50_low', 'p50_high'] as const;

/** The postings' edition of the seed under another name, with other medians of some roles. */
async function importRanges(
  edition: string,
  medians: Readonly<Record<string, number>>,
  patch: object = {},
): Promise<unknown> {
  const seeded = salarySeed('ai-jobs-net');
  const bands = seeded.bands.map((band) => {
    const median = band.period_current && !band.level && !band.work_mode && medians[band.role];
    if (!median || band.p50 === null) return band;
    const scaled = FIGURES.map((name) => [
      name,
      Math.round(((band[name] ?? 0) * median) / Number(band.p50)),
    ]);
    return { ...band, ...Object.fromEntries(scaled) };
  });
  const { data, error } = await operator.rpc('import_salary_edition', {
    payload: JSON.parse(
      JSON.stringify({
        ...seeded,
        source: { ...seeded.source, edition, name: `The file of ${edition}` },
        file_sha256: edition.replaceAll('-', '').padEnd(64, '0'),
        bands,
        ...patch,
      }),
    ) as Json,
  });
  expect(error).toBeNull();
  return data;
}

const deliver = () => runSchedule(stack, 'salary-alerts');

/** How many mails of an edition went to the queue, and whether more can follow. */
const told = async (edition: string) =>
  unwrap(
    await operator
      .from('salary_alert_editions')
      .select('queued, finished_at')
      .eq('edition', edition),
  );

/** Everything happened three hours earlier. */
const threeHoursPass = () =>
  sql(`update public.salary_alerts set confirmed_at = confirmed_at - interval '3 hours';
    update public.salary_alert_editions set announced_at = announced_at - interval '3 hours'`);

const MEDIANS = { 'machine-learning-engineer': 250_000, 'data-scientist': 120_000 };

test('a role that moves is told of once, in one mail with the others, until one POST ends it', async () => {
  const mine = form();
  await follow(mine);
  await follow(form({ email: mine.email, role: 'data-scientist' }), 1);
  // Unchanged in the new edition, and asked for without a confirmation.
  const calm = form({ role: 'research-scientist' });
  await follow(calm);
  const pending = form();
  expect((await ask(pending)).status).toBe(201);

  await importRanges('2025-08-03', MEDIANS);
  // Confirmed after the import: the figures of today are no news.
  const late = form();
  await follow(late);
  await deliver();
  expect(await told('2025-08-03')).toEqual([{ queued: 0, finished_at: null }]);
  await sql(
    `update public.salary_alerts set confirmed_at = confirmed_at + interval '3 hours' where email = '${late.email}'`,
  );
  await threeHoursPass();
  await deliver();
  await deliver();
  expect(await told('2025-08-03')).toEqual([{ queued: 1, finished_at: expect.any(String) }]);

  const [mail] = await mailsTo(mine.email, 3);
  expect(mail?.subject).toBe('Pay moved for 2 roles: Data Scientist, Machine Learning Engineer');
  for (const line of [
    '## Machine Learning Engineer, United States',
    '- Median now: $250,000 a year (n = ',
    '- Median before: $',
    ' reported pay ranges)',
    '- Change of the median: up ',
    '- Change of the median: down ',
    `- All figures of this role: ${stack.url}/ai-ml-salary-data/machine-learning-engineer`,
    '- Now: figures for 2024–2025, snapshot of August 3, 2025.',
    '- Before: figures for 2024–2025, snapshot of January 19, 2025.',
  ]) {
    expect(mail?.text).toContain(line);
  }
  expect(mail?.text).toMatch(/^Hello,\n\nYou asked us/);
  expect(mail?.html).toContain('Machine Learning Engineer, United States</h2>');
  await mailsTo(calm.email, 1);
  await mailsTo(pending.email, 1);
  await mailsTo(late.email, 1);

  expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = (mail?.headers?.['list-unsubscribe'] ?? '').slice(1, -1);
  // Programs that follow the links of a mail get this far.
  expect(await (await fetch(link)).text()).toContain('<button>Unsubscribe</button>');
  expect(await alerts(mine.email)).toHaveLength(2);
  const oneClick = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(204);
  expect(await alerts(mine.email)).toEqual([]);

  await importRanges('2025-12-01', { 'machine-learning-engineer': 300_000 });
  await threeHoursPass();
  await deliver();
  // Of the others, one follows a role that did not move.
  expect(await told('2025-12-01')).toMatchObject([{ queued: 1 }]);
  await mailsTo(late.email, 2);
  await mailsTo(mine.email, 3);
});

test('the mail and the page of the confirmation say which source can move the alert, and its last edition', async () => {
  const fields = form({ role: 'data-scientist' });
  await ask(fields);
  const [mail] = await mailsTo(fields.email, 1);
  const page = await (await fetch(linkIn(mail?.text), { method: 'POST' })).text();
  for (const text of [mail?.text, page]) {
    expect(text).toContain('/functions/v1/salary-alert-unsubscribe?token=');
    expect(text).toContain('last edition May 2025. New editions: once a year.');
    expect(text).toContain('New editions: none expected, the publisher stopped in August 2025.');
    // A source of another country does not move it.
    expect(text).not.toContain('Job Bank');
  }
});

test.each([
  [{ role: 'Robot; drop table' }, 'role', 'Choose the role'],
  [{ role: 'wizard' }, 'role', 'no figures of this role'],
  [{ country: 'FR' }, 'country', 'Choose a country'],
  [{ country: 'CA' }, 'country', 'no figures of this role in Canada. Choose the United States.'],
])('%j is refused at its field, and nothing is stored', async (patch, field, words) => {
  const fields = form(patch);
  const { status, answer } = await ask(fields);
  expect(status).toBe(422);
  expect(answer).toEqual({ code: 'invalid', fields: { [field]: expect.stringContaining(words) } });
  expect(await alerts(fields.email)).toEqual([]);
});
