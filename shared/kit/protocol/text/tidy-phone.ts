import { tidyWord } from './tidy-word.ts';

/** A phone number as it looks, in plain characters: contacts and chats add marks of direction, spaces and dashes of their own. */
export function tidyPhone(text: string): string {
  return tidyWord(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ');
}
