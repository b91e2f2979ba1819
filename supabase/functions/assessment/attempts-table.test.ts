import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { afterAll, expect, it } from 'vitest';

const database = await openMigratedDatabase();
afterAll(() => database.close());

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

async function rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(sql, values)).rows;
}

async function start(attempt: string): Promise<void> {
  await rows(`select public.start_assessment($1, 'data-scientist', '[{}]')`, [attempt]);
}

async function submit(attempt: string): Promise<unknown> {
  const [row] = await rows<{ answer: unknown }>(
    `select public.submit_assessment($1, '{}', '{"points":1}') as answer`,
    [attempt],
  );
  return row?.answer;
}

const expire = (attempt: string) =>
  rows(
    `update public.assessment_attempts set expires_at = now() - interval '1 second' where id = $1`,
    [attempt],
  );

it('scores an attempt within a day, and returns its score for as long as it is stored', async () => {
  await start(id(1));
  const found = await rows(
    `select expires_at - started_at = interval '1 day' as day from public.assessment_attempts where id = $1`,
    [id(1)],
  );
  expect(found).toEqual([{ day: true }]);
  await expire(id(1));
  expect(await submit(id(1))).toEqual({ status: 'expired' });
  const kept = await rows(`select result from public.assessment_attempts where id = $1`, [id(1)]);
  expect(kept).toEqual([{ result: null }]);
  await start(id(2));
  const scored = { status: 'scored', result: { points: 1 } };
  expect(await submit(id(2))).toEqual(scored);
  await expire(id(2));
  expect(await submit(id(2))).toEqual(scored);
  expect(await submit(id(9))).toEqual({ status: 'unknown' });
});

it('deletes attempts after 30 days, and those saved by e-mail after 24 months', async () => {
  const ages = [
    [id(4), '29 days', false],
    [id(5), '31 days', false],
    [id(6), '23 months', true],
    [id(7), '25 months', true],
  ] as const;
  for (const [attempt, age, isSaved] of ages) {
    await start(attempt);
    await submit(attempt);
    await rows(
      `update public.assessment_attempts set started_at = now() - $2::interval,
        email = case when $3 then 'ada@example.com' end, consent_text = case when $3 then 'Yes.' end,
        saved_at = case when $3 then now() - $2::interval end where id = $1`,
      [attempt, age, isSaved],
    );
  }
  await rows('select public.delete_expired()');
  const left = await rows<{ id: string }>(
    `select id from public.assessment_attempts where id = any($1) order by id`,
    [ages.map(([attempt]) => attempt)],
  );
  expect(left.map((row) => row.id)).toEqual([id(4), id(6)]);
});
