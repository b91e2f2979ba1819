import { createAccount } from '@talent/backend/auth/testing/create-account';
import type { AttackedSite } from '../attacked-site.ts';
import { mailsTo, untilMailed } from '../mailed.ts';
import { median } from '../../fixtures/statistics.ts';
import { addressOf, countOf } from '../many.ts';
import type { Scenario } from '../scenario.ts';

const SIGN_IN = '/auth/v1/token?grant_type=password';
const known = { email: 'known@example.com', password: 'a password of the attacks' };
const flooded = { email: 'flooded@example.com', password: 'a third password of them' };
const barrier = { email: 'barrier@example.com', password: 'another password of them' };

/** Guesses passwords, finds out who has an account, makes one, and floods people with mails. */
export const scenario: Scenario = {
  name: 'password-guessing',
  site: 'shared',
  async attack(site, notes) {
    const { port, secrets } = site;
    const backend = { url: `http://127.0.0.1:${port}`, secretKey: secrets['secretKey'] ?? '' };
    for (const account of [known, flooded, barrier]) await createAccount(backend, account);
    const { email } = site.admin;
    const guess = (account: string, index: number, network?: string) =>
      site.post(SIGN_IN, { email: account, password: `guess ${index}` }, addressOf(index, network));
    const ofAdmin = await countOf(200, async (index) => (await guess(email, index)).status);
    notes.same(
      '200 wrong passwords for the admin, each from another address',
      { 400: 10, 429: 190 },
      ofAdmin,
    );
    const nobody = await countOf(
      200,
      async (index) => (await guess('nobody@example.com', index)).status,
    );
    notes.same('the same for an account that is not there', { 400: 10, 429: 190 }, nobody);
    const accounts = await countOf(100, async (index) => {
      const guessed = { email: `a${index}@example.com`, password: 'guess' };
      return (await site.post(SIGN_IN, guessed, '192.0.2.7')).status;
    });
    const { 400: tried = 0, 429: refused = 0, 503: busy = 0 } = accounts;
    notes.holds(
      'one password for 100 accounts from one address',
      'at most 30 are tried, the others refused',
      JSON.stringify(accounts),
      // A loaded machine answers some of 50 requests at once with 503, without trying the password.
      tried > 0 && tried <= 30 && tried + refused + busy === 100,
    );
    await compare(site, notes);
    const signUp = await site.post('/auth/v1/signup', {
      email: 'new@example.com',
      password: 'long enough: yes',
    });
    notes.same('sign-up', [422, 'signup_disabled'], [signUp.status, codeOf(signUp.text)]);
    const taken = await site.post('/auth/v1/signup', known);
    notes.same('sign-up with an address that has an account', signUp.text, taken.text);
    await flood(site, notes);
  },
};

/** Compares answers and times for an account with those for an unknown address. */
async function compare(
  site: AttackedSite,
  notes: Parameters<Scenario['attack']>[1],
): Promise<void> {
  const times: Record<string, number[]> = { known: [], unknown: [] };
  const texts = new Set<string>();
  for (let index = 0; index < 9; index += 1) {
    for (const [kind, email] of [
      ['known', known.email],
      ['unknown', 'unknown@example.com'],
    ] as const) {
      const from = addressOf(index, '198.19');
      const answer = await site.post(SIGN_IN, { email, password: `wrong ${index}` }, from);
      times[kind]?.push(answer.ms);
      texts.add(`${answer.status} ${answer.text}`);
    }
  }
  notes.same('answers to wrong passwords of known and unknown accounts, 9 each', 1, texts.size);
  const [a, b] = [median(times['known'] ?? []), median(times['unknown'] ?? [])];
  const seen = `${a.toFixed(0)} ms and ${b.toFixed(0)} ms`;
  notes.holds(
    'their median times',
    'neither is three times the other',
    seen,
    a < 3 * b && b < 3 * a,
  );
}

async function flood(site: AttackedSite, notes: Parameters<Scenario['attack']>[1]): Promise<void> {
  const recover = (email: string, from: string) => site.post('/auth/v1/recover', { email }, from);
  const first = await recover('stranger@example.com', '192.0.2.20');
  const ofKnown = await countOf(400, async (index) => {
    const { status, text } = await recover(flooded.email, addressOf(index));
    return status === 200 ? `200 ${text}` : status;
  });
  notes.same(
    '400 mails asked for one account, from 400 addresses',
    { 429: 399, [`200 ${first.text}`]: 1 },
    ofKnown,
  );
  const ofAddress = await countOf(
    100,
    async (index) => (await recover(`b${index}@example.com`, '192.0.2.21')).status,
  );
  notes.same('100 mails for 100 strangers from one address', { 200: 20, 429: 80 }, ofAddress);
  // Mails go out in their order after the answers: the last requested one is the end.
  await recover(barrier.email, '192.0.2.22');
  const isThere = await untilMailed(site, barrier.email, 1);
  const mails = [flooded.email, 'stranger@example.com', 'b0@example.com'].map(
    (to) => mailsTo(site, to).length,
  );
  notes.same(
    'mails of all that: the account, a stranger, another',
    [true, 1, 0, 0],
    [isThere, ...mails],
  );
}

function codeOf(text: string): unknown {
  return (JSON.parse(text) as { error_code?: string }).error_code;
}
