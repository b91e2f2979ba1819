import { createDataClient, type DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FunctionContext } from '@talent/functions/context.ts';
import { runRetention } from '@talent/functions/retention/run-retention.ts';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';

let stack: TestStack;
let operator: DataClient;
beforeAll(async () => {
  stack = await startTestStack();
  operator = createDataClient({ url: stack.url, key: stack.secretKey });
  await fetch(`${stack.url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactFields),
  });
  await vi.waitFor(async () => expect(await statuses()).toEqual(['sent', 'sent']), 10_000);
});
afterAll(() => stack.stop());

const statuses = async () =>
  unwrap(await operator.from('mail_queue').select('status')).map(({ status }) => status);
const run = (beforeRetention?: FunctionContext['beforeRetention']) =>
  runRetention(testContext({ data: operator, beforeRetention, log: (line) => lines.push(line) }));
const lines: string[] = [];

test('recent data stays', async () => {
  expect(await run()).toBe(0);
  expect(await statuses()).toEqual(['sent', 'sent']);
});

test('expired data is deleted after a backup, and staff can see the deletion', async () => {
  const sent_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  await operator.from('mail_queue').update({ sent_at }).eq('status', 'sent').throwOnError();
  expect(await run(() => Promise.reject(new Error('disk full')))).toBe(0);
  expect(lines).toEqual(['Retention deleted nothing: the backup before it failed (disk full).']);
  expect(await statuses()).toEqual(['sent', 'sent']);
  let atBackup: string[] = [];
  expect(await run(async () => void (atBackup = await statuses()))).toBe(2);
  expect(atBackup).toEqual(['sent', 'sent']);
  expect(await statuses()).toEqual([]);

  const admin = createDataClient({ url: stack.url, key: stack.publishableKey });
  await admin.auth.signInWithPassword(stack.admin);
  expect(unwrap(await admin.rpc('retention_status'))).toMatchObject({
    status: 'believed',
    deleted_today: 2,
    limited_today: 0,
  });
  expect(unwrap(await admin.from('retention_days').select('outcome, relation, rows'))).toEqual([
    { outcome: 'deleted', relation: 'public.mail_queue', rows: 2 },
  ]);
});
