import { expect, test } from 'vitest';
import { sendDueMails } from './deliver-mails.ts';
import { testContext } from '../testing/test-context.ts';

const mail = (id: number) => ({
  id,
  to_address: 'ada@company.example',
  subject: `Mail ${id}`,
  text: 'Hello',
  html: null,
  template: null,
  facts: null,
  headers: { 'Reply-To': 'x@y.example' },
  attempts: 1,
  created_at: '2026-11-20T09:00:00Z',
});

function queueOf(...mails: object[]) {
  return { claim_mails: () => mails.splice(0, 1), finish_mail: () => null };
}

test('every due mail is sent and finished', async () => {
  const context = testContext({}, queueOf(mail(1), mail(2)));
  expect(await sendDueMails(context)).toBe(2);
  expect(context.mails).toMatchObject([{ subject: 'Mail 1' }, { subject: 'Mail 2' }]);
  const finished = context.calls.filter(({ name }) => name === 'finish_mail');
  expect(finished.map(({ args }) => args)).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a mail has the same Message-ID at every attempt, and another mail has another', async () => {
  const context = testContext({}, queueOf(mail(1), mail(1), mail(2)));
  await sendDueMails(context);
  const [first, again, other] = context.mails.map(({ headers }) => headers?.['Message-ID']);
  expect(first).toMatch(/^<1\.\d+@www\.example\.com>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a mail that the server does not take is given back with the reason, and the others wait', async () => {
  const lines: string[] = [];
  const context = testContext(
    {
      sendMail: () => Promise.reject(new Error('connect ECONNREFUSED')),
      log: (l) => lines.push(l),
    },
    queueOf(mail(1), mail(2)),
  );
  expect(await sendDueMails(context)).toBe(0);
  expect(context.calls.map(({ name }) => name)).toEqual(['claim_mails', 'finish_mail']);
  expect(context.calls[1]?.args).toEqual({ id: 1, error: 'connect ECONNREFUSED' });
  expect(lines.join()).not.toContain('ada@');
});

const spam = '554 5.7.1 Looks like spam';
test.each([
  ['an address that the server refuses', '550 no such user', { code: 'EENVELOPE' }, {}],
  [
    'a permanent answer, which is a bounce,',
    spam,
    { code: 'EMESSAGE', command: 'DATA', response: spam, responseCode: 554 },
    { bounce: { reason: 'refused', code: '5.7.1' } },
  ],
])('%s does not hold the others up', async (_, message, facts, noted) => {
  const taken: string[] = [];
  const sendMail = async ({ subject }: { subject: string }) => {
    if (subject === 'Mail 1') throw Object.assign(new Error(message), facts);
    taken.push(subject);
  };
  const context = testContext({ sendMail }, queueOf(mail(1), mail(2)));
  expect(await sendDueMails(context)).toBe(1);
  expect(taken).toEqual(['Mail 2']);
  const finished = context.calls.filter(({ name }) => name === 'finish_mail');
  expect(finished.map(({ args }) => args)).toEqual([
    { id: 1, error: message, ...noted },
    { id: 2 },
  ]);
});

const notice = (id: number, template: string, facts: object) => ({
  ...mail(id),
  subject: null,
  text: null,
  template,
  facts,
});

test('a mail that the database queued as facts is written as text and as HTML when it is sent', async () => {
  const facts = { event: 'password.changed', at: '2026-11-20T09:58:00Z', browser: 'Fire<fox> 1' };
  const context = testContext({}, queueOf({ ...notice(1, 'account-notice', facts), headers: {} }));
  expect(await sendDueMails(context)).toBe(1);
  const [sent] = context.mails;
  expect(sent?.subject).toBe('Your staff password was changed');
  expect(sent?.text).toContain('Time: 2026-11-20 09:58 UTC\nBrowser: Fire<fox> 1\n');
  expect(sent?.text).toContain('https://www.example.com/internal-admin-xyz123/account');
  expect(sent?.html).toContain('Fire&lt;fox&gt; 1');
  expect(sent?.headers).not.toHaveProperty('Reply-To');
});

test('a letter of staff keeps its lines, and its answer goes to the staff', async () => {
  const facts = { letter: 'book-a-call', subject: 'Book a call', text: 'Hello Ada,\n\nBest,\nBea' };
  const context = testContext({}, queueOf({ ...notice(1, 'person-letter', facts), headers: {} }));
  expect(await sendDueMails(context)).toBe(1);
  const [sent] = context.mails;
  expect(sent?.subject).toBe('Book a call');
  expect(sent?.headers?.['Reply-To']).toBe('staff@example.com');
  expect(sent?.text).toMatch(/^Hello Ada,\n\nBest,\nBea\n\nReply to this email:\n/);
  expect(sent?.html).toMatch(/white-space:pre-wrap[^>]*>Hello Ada,\n\nBest,\nBea</);
});

test.each([
  ['a template of a newer version', 'moon-landing', {}],
  ['facts that its template does not take', 'account-notice', { event: 'lottery.won' }],
])('a mail with %s waits, and the others are sent', async (_, template, facts) => {
  const context = testContext({}, queueOf(notice(1, template, facts), mail(2)));
  expect(await sendDueMails(context)).toBe(1);
  const finished = context.calls.filter(({ name }) => name === 'finish_mail');
  expect(finished.map(({ args }) => args)).toEqual([
    { id: 1, error: `No mail of the template ${template}` },
    { id: 2 },
  ]);
});
