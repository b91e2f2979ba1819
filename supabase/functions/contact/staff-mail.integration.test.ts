import { join } from 'node:path';
import { readOutbox } from '@talent/backend/mail/outbox';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

test('the mail that staff receive shows the company as it was typed, and not reversed', async () => {
  const stack = await startTestStack();
  onTestFinished(() => stack.stop());
  const company = 'Acme \u202Efdp.exe\u200B Inc';
  const answer = await fetch(`${stack.url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contactFields, company }),
  });
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  await vi.waitFor(() => {
    const subjects = readOutbox(join(stack.dataDir, 'outbox')).map(({ mail }) => mail.subject);
    expect(subjects).toContain(`Contact ${reference}: Acme fdp.exe Inc`);
  }, 10_000);
  const [mail] = readOutbox(join(stack.dataDir, 'outbox'))
    .map((entry) => entry.mail)
    .filter(({ subject }) => subject.startsWith('Contact'));
  expect(mail?.text).toContain('Company: Acme fdp.exe');
  expect(JSON.stringify(mail)).not.toMatch(/\u202E/u);
});

test('an encoded word in a name is shown as it was typed', async () => {
  const stack = await startTestStack();
  onTestFinished(() => stack.stop());
  const company = '=?utf-8?q?Pay=20now?= =?utf-8?b?8J+agA==?=';
  const answer = await fetch(`${stack.url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contactFields, company }),
  });
  const { reference } = (await answer.json()) as { reference: string };
  await vi.waitFor(() => {
    const subjects = readOutbox(join(stack.dataDir, 'outbox')).map(({ mail }) => mail.subject);
    expect(subjects).toContain(`Contact ${reference}: ${company}`);
  }, 10_000);
});
