import { randomUUID } from 'node:crypto';
import { unwrap } from '@talent/data/unwrap';
import { expect, test } from 'vitest';
import { runSchedule } from '@talent/functions/testing/run-schedule.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator: service, outbox, sql } = stack;
const admin = await stack.signedIn();

async function addSubscriber(email: string): Promise<void> {
  await sql(`insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
    values ('${randomUUID()}', '${email}', 'confirmed', 'I agree.', '/x', now() - interval '1 day')`);
}

const refuse = (email: string, reason: string) =>
  sql(`insert into public.mail_bounces (address_key, reason, code, answer)
    values (lower('${email}'), '${reason}', '5.1.1', '550 5.1.1 No such user')`);

/** Sends the report of a week to the subscribers. */
async function sendReport(week: string): Promise<void> {
  unwrap(await service.rpc('measure_weekly_report', { week }));
  const words = { title: `Report ${week}`, description: 'D', body: 'Words.' };
  unwrap(await service.rpc('save_weekly_report', { week, expected_version: 1, ...words }));
  unwrap(await service.rpc('publish_weekly_report', { week, expected_version: 2 }));
  unwrap(await admin.rpc('start_newsletter_campaign', { week }));
  await runSchedule(stack, 'newsletters');
  await runSchedule(stack, 'newsletters');
}

const receivers = (week: string) =>
  outbox()
    .filter(({ subject }) => subject.includes(week))
    .map(({ to }) => to)
    .toSorted();

test('an address that refuses mail is left out of the newsletter until an admin clears it', async () => {
  await addSubscriber('Closed@company.example');
  await addSubscriber('open@company.example');
  await refuse('Closed@company.example', 'no-mailbox');
  expect(unwrap(await admin.rpc('newsletter_counts'))).toMatchObject({ confirmed: 2, left_out: 1 });
  expect(unwrap(await admin.rpc('left_out_subscribers'))).toMatchObject([
    {
      ...{ address: 'closed@company.example', reason: 'no-mailbox', code: '5.1.1' },
      ...{ has_newsletter: true, has_alerts: false },
    },
  ]);

  await sendReport('2025-03-10');
  expect(receivers('2025-03-10')).toEqual(['open@company.example']);
  expect(unwrap(await admin.rpc('newsletter_progress', { week: '2025-03-10' }))).toMatchObject({
    ...{ status: 'finished', recipients: 2, sent: 1, left_out: 1, skipped: 0, failed: 0 },
  });

  const address = ' CLOSED@company.example';
  expect(unwrap(await admin.rpc('clear_mail_bounce', { address }))).toBe(true);
  expect(unwrap(await admin.rpc('clear_mail_bounce', { address }))).toBe(false);
  expect(unwrap(await admin.rpc('left_out_subscribers'))).toEqual([]);
  await sendReport('2025-03-17');
  expect(receivers('2025-03-17')).toEqual(['Closed@company.example', 'open@company.example']);
  const log = await service.from('audit_log').select('details').eq('action', 'mail.bounce-cleared');
  expect(log.data).toEqual([{ details: { reason: 'no-mailbox' } }]);
});
