import { tidyWord } from '../text/tidy-word.ts';
import { z } from './schema.ts';

/** RFC 5321 allows no longer path. */
export const EMAIL_MAX = 254;

/** An email address in plain characters, trimmed, as typed otherwise. */
export const emailField = z
  .string('Enter your email address.')
  .overwrite(tidyWord)
  .min(1, { error: 'Enter your email address.', abort: true })
  .max(EMAIL_MAX, { error: 'Enter an email address of at most 254 characters.', abort: true })
  .pipe(z.email('Enter an email address like name@company.com.'));

const FREE_MAIL = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'yahoo.ca',
  'yahoo.com',
]);

/**
 * Whether an address belongs to a public mail provider. It is allowed, with a hint where a form asks for a work
 * address.
 */
export function isFreeMail(email: string): boolean {
  return FREE_MAIL.has(email.trim().toLowerCase().split('@').at(-1) ?? '');
}
