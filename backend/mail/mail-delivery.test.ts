import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { freePort } from '@talent/node/net/free-port';
import { startMailCapture } from './mail-capture.ts';
import { readOutbox } from './outbox.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { startTestStack } from '../testing/test-stack.ts';

const sendForm = (url: string) =>
  fetch(`${url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactFields),
  });

const mailsIn = (dataDir: string) => readOutbox(join(dataDir, 'outbox'));

test('a form is accepted while the mail server is down, and its mails go out when it is back, as those of the sign-in do', async () => {
  const [dataDir, sentTo] = [testDir(), testDir()];
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  const cutOff = await startTestStack({ dataDir, smtpUrl });
  expect((await sendForm(cutOff.url)).status).toBe(201);
  const operator = createDataClient({ url: cutOff.url, key: cutOff.secretKey });
  await vi.waitFor(async () => {
    const mails = unwrap(await operator.from('mail_queue').select());
    expect(mails.some(({ last_error }) => last_error?.includes('ECONNREFUSED'))).toBe(true);
    expect(mails.every(({ status }) => status === 'queued')).toBe(true);
  });
  expect(mailsIn(dataDir)).toEqual([]);
  const isDue = { next_attempt_at: new Date(0).toISOString() };
  await operator.from('mail_queue').update(isDue).eq('status', 'queued').throwOnError();
  // As if the next time of the schedule had come.
  await cutOff.database.database.exec('delete from private.schedules');
  await cutOff.stop();

  const server = await startMailCapture(sentTo);
  onTestFinished(() => server.close());
  const url = server.url.replace('//', '//user:password@');
  const back = await startTestStack({ dataDir, smtpUrl: url });
  await vi.waitFor(() => expect(readOutbox(sentTo)).toHaveLength(2));
  const { email } = back.admin;
  const visitor = createDataClient({ url: back.url, key: back.publishableKey });
  expect((await visitor.auth.resetPasswordForEmail(email)).error).toBeNull();
  await vi.waitFor(() => expect(readOutbox(sentTo)).toHaveLength(3));
  await back.stop();
  const reset = readOutbox(sentTo).find(({ mail }) => mail.to === email)?.mail;
  expect(reset).toMatchObject({ from: 'hello@aitalentexperts.example', html: expect.anything() });
  expect(existsSync(join(dataDir, 'outbox'))).toBe(false);
}, 120_000);

test('what the database queued goes out as text and HTML: facts of this version, and words of an earlier one', async () => {
  const dataDir = testDir();
  const stack = await startTestStack({ dataDir });
  onTestFinished(() => stack.stop());
  await stack.database.database.exec(`
    select private.note_account_as(id, 'account.locked') from auth.users where email = '${stack.admin.email}';
    insert into public.mail_queue (dedupe_key, to_address, subject, text)
      values ('earlier', 'old@company.example', 'An earlier mail', 'Words alone');`);
  expect((await sendForm(stack.url)).status).toBe(201);
  await vi.waitFor(() => expect(mailsIn(dataDir)).toHaveLength(4));
  const mailTo = (address: string) =>
    mailsIn(dataDir).find(({ mail }) => mail.to === address)?.mail;
  expect(mailTo('old@company.example')).toMatchObject({ text: expect.stringContaining('Words') });
  expect(mailTo('old@company.example')?.html).toBeUndefined();
  const notice = mailTo(stack.admin.email);
  expect(notice?.subject).toBe('Too many wrong codes for your staff account');
  expect(notice?.text).toContain('Someone entered five wrong codes');
  expect(notice?.html).toContain('>Open Account &amp; security</span>');
}, 120_000);
