import { z } from 'zod';

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

/** Lengths of a text field, in characters after trimming. */
export interface TextLimits {
  min: number;
  max: number;
}

/** Anything but control characters: the database cannot hold some, and no form needs any. */
const LINE = /^[^\p{Cc}]*$/u;
const LINES = /^(?:[^\p{Cc}]|[\n\t])*$/u;

const ILLEGIBLE = 'Remove the characters that cannot be displayed.';

/** One line of text, trimmed. */
export function line(limits: TextLimits, messages: TextMessages) {
  return bounded(z.string(messages.missing).trim(), limits, messages).regex(LINE, ILLEGIBLE);
}

/** Text of several lines, trimmed; line ends count as one character on every system. */
export function lines(limits: TextLimits, messages: TextMessages) {
  const unified = z
    .string(messages.missing)
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim();
  return bounded(unified, limits, messages).regex(LINES, ILLEGIBLE);
}

/** A box that has to be ticked; HTML forms are read into `true` before. */
export function agreed(message: string) {
  return z.literal(true, message);
}

function bounded(text: z.ZodString, { min, max }: TextLimits, messages: TextMessages) {
  const present = min > 0 ? text.min(1, { error: messages.missing, abort: true }) : text;
  return present.min(min, messages.tooShort ?? messages.missing).max(max, messages.tooLong);
}
