import { join } from 'node:path';
import { readOutbox } from '@talent/backend/mail-outbox';
import { startTestStack } from '@talent/backend/test-stack';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailText, subjectLine } from './mail-parts.ts';
import { contactFields } from './testing/form-requests.ts';

test.each([
  ['an override of the direction', 'Invoice \u202Efdp.exe', 'Invoice fdp.exe'],
  ['isolates and marks', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
  ['characters of no width', 'pay\u200Bpal\u200D\u2060\uFEFF\u00AD', 'paypal'],
  ['control characters of both sets', 'a\u0000b\u0085c\u001B[31m', 'a b c [31m'],
  ['line ends of every kind', 'a\r\nBcc: b@c.example\u2028d\u2029e', 'a Bcc: b@c.example d e'],
  ['invisible tags', 'a\u{E0041}\u{E007F}b', 'ab'],
  ['half a character', 'a\uD83Db', 'ab'],
  ['a space that only the marks kept apart', 'a \u202E b', 'a b'],
])('a subject loses %s', (_, text, subject) => {
  expect(subjectLine(text)).toBe(subject);
});

test.each(['Zoë Łukasz 株式会社', 'שלום עולם', 'Rocket 🚀 GmbH'])(
  'a subject keeps %s as it is',
  (text) => expect(subjectLine(text)).toBe(text),
);

test('a long subject is cut between characters', () => {
  expect(subjectLine('x'.repeat(150))).toBe('x'.repeat(150));
  expect(subjectLine(`${'x'.repeat(148)}🚀🚀`)).toBe(`${'x'.repeat(148)}…`);
});

test('the text of a mail keeps its lines and loses what turns them around', () => {
  const site = { brand: 'Example', origin: 'https://www.example.com' };
  expect(mailText(['Name: \u202Eada\u0000\nNext\tline'], site)).toBe(
    'Name: ada\nNext\tline\n\nExample\nhttps://www.example.com\n',
  );
});

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
