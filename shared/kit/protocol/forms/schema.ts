import { z } from 'zod';
import { tidyText } from '../text/tidy-text.ts';

// Compiled validators need `eval`, which the site's content security policy refuses.
z.config({ jitless: true });

/** zod, set up for a page under a strict content security policy: form schemas take it from here. */
export { z };

/** The messages of a text field, shown under the field and in the error summary. */
export interface TextMessages {
  missing: string;
  tooShort?: string;
  tooLong: string;
}

/** Lengths of a text field, in characters as the database counts them, after trimming. */
export interface TextLimits {
  min: number;
  max: number;
}

/** Anything but control characters and halves of characters: the database cannot hold some, and no form needs any. */
const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** For a field with characters that nobody can have meant to type. */
export const ILLEGIBLE = 'Remove the characters that cannot be displayed.';

/** One line of text, trimmed and without characters that no one sees. */
export function line(limits: TextLimits, messages: TextMessages) {
  const tidy = z
    .string(messages.missing)
    .overwrite((text) => tidyText(text).replace(/[\u2028\u2029]/g, ' '))
    .trim();
  return bounded(tidy, limits, messages).regex(LINE, ILLEGIBLE);
}

/** Text of several lines, trimmed and without characters that no one sees; line ends count as one character on every system. */
export function lines(limits: TextLimits, messages: TextMessages) {
  const unified = z
    .string(messages.missing)
    .overwrite((text) => tidyText(text).replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .trim();
  return bounded(unified, limits, messages).regex(LINES, ILLEGIBLE);
}

/** A box that has to be ticked; HTML forms are read into `true` before. */
export function agreed(message: string) {
  return z.literal(true, message);
}

function bounded(text: z.ZodString, { min, max }: TextLimits, messages: TextMessages) {
  const present = min > 0 ? text.min(1, { error: messages.missing, abort: true }) : text;
  return present
    .refine((shown) => [...shown].length >= min, messages.tooShort ?? messages.missing)
    .refine((shown) => [...shown].length <= max, messages.tooLong);
}
