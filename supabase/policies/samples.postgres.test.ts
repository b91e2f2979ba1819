import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, query, value } from './testing/database.ts';

await openDatabase();

test('sample visits fill 90 days, and none is old enough to be deleted, so a first start needs no backup', async () => {
  await query(readFileSync(join(import.meta.dirname, '../samples/visits.sql'), 'utf8'));
  const days = `select count(distinct (started_at at time zone 'UTC')::date)::int from public.analytics_sessions`;
  expect(await value(days)).toBe(90);
  expect(Number(await value('select public.count_expired()'))).toBe(0);
});
