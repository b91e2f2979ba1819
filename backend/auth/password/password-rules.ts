import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthRefusal, badRequest } from '../session/auth-refusal.ts';

/** As ASVS 2.1.1 asks: characters of a password, where several spaces in a row are one. */
export const MIN_PASSWORD_LENGTH = 12;

/** Bcrypt reads no more. */
const MAX_BYTES = 72;

/** Fewer different beginnings of runs are a keyboard that was held down, a row of digits or a short word again and again. */
const MIN_RUNS = 5;

const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** Characters besides the words that are tried first for this account. */
const MIN_OTHER_LENGTH = 8;

/** Words that a stranger would try first for this account. */
export interface PasswordOwner {
  emails: readonly string[];
  /** The site's name. */
  brand: string;
}

/** Whether bcrypt would cut a password: its first 72 bytes would sign in too. */
export function isCut(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}

/**
 * Checks a new password, with the answers of Supabase Auth. No kind of character is asked for.
 * @throws AuthRefusal
 */
export function checkNewPassword(
  password: unknown,
  owner: PasswordOwner,
): asserts password is string {
  if (typeof password !== 'string') throw badRequest('A password is required');
  if (isCut(password)) throw badRequest(`Password cannot be longer than ${MAX_BYTES} characters`);
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) {
    throw weak('length', `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  const lower = password.toLowerCase();
  const core = lower.replace(/^\P{L}+/u, '').replace(/(?<!\P{L})\P{L}+$/u, '');
  if (COMMON.has(lower) || COMMON.has(core) || runsOf(lower) < MIN_RUNS) {
    throw weak(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    );
  }
  if (lengthOf(withoutOwnWords(lower, owner)) < MIN_OTHER_LENGTH) {
    throw weak(
      'own_words',
      `Password should have ${MIN_OTHER_LENGTH} characters besides the email address and the name of the site.`,
    );
  }
}

const weak = (reason: string, message: string): AuthRefusal =>
  new AuthRefusal(422, 'weak_password', message, { weak_password: { reasons: [reason] } });

const lengthOf = (text: string): number => [...text.replaceAll(/ +/g, ' ')].length;

/** Counts different characters, without those that repeat or continue the one before, as in `aaaa` and `1234`. */
function runsOf(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return new Set(
    codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -Infinity)) > 1),
  ).size;
}

/** The text without the addresses, the site's name, and the words of both. */
function withoutOwnWords(text: string, { emails, brand }: PasswordOwner): string {
  const names = [...emails.flatMap((email) => [email, ...email.split('@')]), brand];
  const words = names.flatMap((name) => {
    const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [name.toLowerCase(), parts.join(''), ...parts];
  });
  return words
    .filter((word) => word.length >= 4)
    .toSorted((left, right) => right.length - left.length)
    .reduce((left, word) => left.replaceAll(word, ''), text);
}

/** pgcrypto only knows 2a, the older name of the hash that bcryptjs writes as 2b. */
const HASH = "regexp_replace(users.encrypted_password, '^\\$2b\\$', '$2a$')";

/** SQL that says whether `$2` is the password of a row of `auth.users as users`. */
export const PASSWORD_MATCHES = `extensions.crypt($2, ${HASH}) = ${HASH}`;
