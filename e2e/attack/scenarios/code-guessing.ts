import { mailsTo, untilMailed } from '../mailed.ts';
import { addressOf, countOf } from '../many.ts';
import type { Scenario } from '../scenario.ts';

const GUESSES = 4000;

/** Takes over the admin's account by guessing the code of a recovery mail, as worked with six digits and no limit. */
export const scenario: Scenario = {
  name: 'code-guessing',
  site: 'own',
  async attack(site, notes) {
    const { email } = site.admin;
    const asked = await site.post('/auth/v1/recover', { email }, '192.0.2.1');
    await untilMailed(site, email, 1);
    const code = /code: (\d+)/.exec(mailsTo(site, email)[0] ?? '')?.[1] ?? '';
    notes.same('recover for the admin, then its mail', [200, 20], [asked.status, code.length]);
    const guess = (token: string, from: string) =>
      site.post('/auth/v1/verify', { type: 'recovery', email, token }, from);
    const counts = await countOf(
      GUESSES,
      async (index) => (await guess(String(index).padStart(20, '0'), addressOf(index))).status,
    );
    notes.same(`${GUESSES} wrong codes from ${GUESSES} addresses`, { 403: 5, 429: 3995 }, counts);
    const right = await guess(code, '192.0.2.2');
    notes.same('the right code afterwards, from another address', 429, right.status);
    await site.restart();
    const later = await guess(code, '192.0.2.3');
    const { error_code: why } = JSON.parse(later.text) as { error_code?: string };
    notes.same(
      'the right code after a restart, which forgets all limits',
      [403, 'otp_expired'],
      [later.status, why],
    );
    const cookies = [asked, right, later].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    notes.same('cookies in all of that', [], cookies);
  },
};
