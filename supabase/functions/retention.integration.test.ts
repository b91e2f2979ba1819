import { unwrap } from '@talent/data/unwrap';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FunctionContext } from '@talent/functions/context.ts';
import { runRetention } from '@talent/functions/retention/run-retention.ts';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const { operator, post, signedIn } = await fileStack();
beforeAll(async () => {
  await post('contact', contactFields);
  await vi.waitFor(async () => expect(await statuses()).toEqual(['sent', 'sent']));
});

const statuses = async () =>
  unwrap(await operator.from('mail_queue').select('status')).map(({ status }) => status);
const run = (beforeRetention?: FunctionContext['beforeRetention']) =>
  runRetention(testContext({ data: operator, beforeRetention, log: (line) => lines.push(line) }));
const lines: string[] = [];

test('recent data stays without a backup; expired data is deleted after one, and staff can see the deletion', async () => {
  expect(await run(() => Promise.reject(new Error('never asked')))).toBe(0);
  expect(lines).toEqual([]);
  const sent_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  await operator.from('mail_queue').update({ sent_at }).eq('status', 'sent').throwOnError();
  expect(await run(() => Promise.reject(new Error('disk full')))).toBe(0);
  expect(lines).toEqual(['Retention deleted nothing: the backup before it failed (disk full).']);
  expect(await statuses()).toEqual(['sent', 'sent']);
  let atBackup: string[] = [];
  expect(await run(async () => void (atBackup = await statuses()))).toBe(2);
  expect(atBackup).toEqual(['sent', 'sent']);
  expect(await statuses()).toEqual([]);

  const admin = await signedIn();
  expect(unwrap(await admin.rpc('retention_status'))).toMatchObject({
    status: 'believed',
    deleted_today: 2,
    limited_today: 0,
  });
  expect(unwrap(await admin.from('retention_days').select('outcome, relation, rows'))).toEqual([
    { outcome: 'deleted', relation: 'public.mail_queue', rows: 2 },
  ]);
});
