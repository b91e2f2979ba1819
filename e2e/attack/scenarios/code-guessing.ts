import { mailsTo, untilMailed } from '../mailed.ts';
import { addressOf, countOf } from '../many.ts';
import type { Scenario } from '../scenario.ts';

const GUESSES = 4000;

/** Takes over the admin's account by guessing the code behind a recovery mail's link, as worked with six digits and no limit. */
export const scenario: Scenario = {
  name: 'code-guessing',
  site: 'own',
  async attack(site, notes) {
    const { email } = site.admin;
    const asked = await site.post('/auth/v1/recover', { email }, '192.0.2.1');
    await untilMailed(site, email, 1);
    const mail = mailsTo(site, email)[0] ?? '';
    const hash = /token_hash=([0-9a-f]{64})/.exec(mail)?.[1] ?? '';
    notes.same(
      'recover for the admin, then the hash in its link, and a code to type',
      [200, 64, false],
      [asked.status, hash.length, /\d{20}/.test(mail)],
    );
    const guess = (token: string, from: string) =>
      site.post('/auth/v1/verify', { type: 'recovery', email, token }, from);
    const counts = await countOf(
      GUESSES,
      async (index) => (await guess(String(index).padStart(20, '0'), addressOf(index))).status,
    );
    notes.same(`${GUESSES} wrong codes from ${GUESSES} addresses`, { 403: 5, 429: 3995 }, counts);
    const follow = (from: string) =>
      site.post('/auth/v1/verify', { type: 'recovery', token_hash: hash }, from);
    const codeOf = ({ text }: { text: string }) =>
      (JSON.parse(text) as { error_code?: string }).error_code;
    const opened = await site.ask(`/auth/v1/verify?type=recovery&token=${hash}`);
    notes.same('the right link opened by a program that checks mails', 303, opened.status);
    // Strangers must not be able to take the link from its reader.
    const right = await follow('192.0.2.2');
    notes.same('the right link afterwards, from another address', 200, right.status);
    await site.restart();
    const later = await follow('192.0.2.3');
    notes.same(
      'the same link again, after a restart, which forgets all limits',
      [403, 'otp_expired'],
      [later.status, codeOf(later)],
    );
    const cookies = [asked, opened, later].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    notes.same('cookies in all of that', [], cookies);
  },
};
