import { holdsWords, plainWords } from '@talent/protocol/text/plain-words';

/**
 * How well a command matches the typed text: 0 if a word is missing; more if words begin with it, most if
 * the label does.
 * @param keywords - the label, then what else it is found by.
 */
export function matchCommand(typed: string, keywords: readonly string[] = []): number {
  const label = plainWords(keywords[0] ?? '');
  const wanted = plainWords(typed).split(' ');
  if (!holdsWords(keywords.join(' '), typed)) return 0;
  if (label.startsWith(plainWords(typed))) return 1;
  const begins = wanted.every((word) => ` ${label}`.includes(` ${word}`));
  return begins ? 0.8 : 0.5;
}
