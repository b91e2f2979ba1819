import { expect, test } from 'vitest';
import { bounceOf } from './bounce-of.ts';

/** A failure as nodemailer rejects with it. */
const failure = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  Object.assign(new Error(`Refused: ${response}`), {
    ...{ code, command, response, responseCode: Number(response.slice(0, 3)) },
  });

test.each([
  ['550 5.1.1 No such user', 'no-mailbox', '5.1.1'],
  ['550 5.1.10 Recipient not found', 'no-mailbox', '5.1.10'],
  ['550-5.2.1 The account is disabled', 'no-mailbox', '5.2.1'],
  ['550 no such user', 'no-mailbox', '550'],
  ['553 mailbox name not allowed', 'no-mailbox', '553'],
  ['552 5.2.2 Over quota', 'full', '5.2.2'],
  ['552 storage exceeded', 'full', '552'],
  ['550 5.7.1 Blocked by policy', 'refused', '5.7.1'],
  ['554 transaction failed', 'refused', '554'],
])('the answer %s to a recipient is the bounce %s with %s', (response, reason, code) => {
  expect(bounceOf(failure(response))).toEqual({ reason, code });
});

test.each(['EMESSAGE', 'EENVELOPE'])(
  'a message that is refused (%s) does not blame the address',
  (code) => {
    expect(bounceOf(failure('550 looks like spam', 'DATA', code))).toEqual({
      reason: 'refused',
      code: '550',
    });
  },
);

test.each([
  ['a temporary answer', failure('450 4.2.1 Try later')],
  ['a refused sender', failure('550 5.1.8 Sender rejected', 'MAIL FROM')],
  ['a sender that is blamed at the recipient', failure('550 5.1.7 Bad sender')],
  ['a refused sign-in', failure('535 5.7.8 Bad credentials', 'AUTH PLAIN', 'EAUTH')],
  ['a server that is down', Object.assign(new Error('connect'), { code: 'ECONNECTION' })],
  ['an address that was never asked', Object.assign(new Error('none'), { code: 'EENVELOPE' })],
  ['no error', 'text'],
])('%s is no bounce', (_, error) => {
  expect(bounceOf(error)).toBeNull();
});
