import { headWords } from './head-words';
import { clip } from './clip';

const SHORTEST = 120;
const LONGEST = 160;

/**
 * Meta description of a post, 120 to 160 characters: its own; where that is too short, followed by
 * the beginning of the text.
 */
export function headDescription(description: string, text: string): string {
  const own = clip(description, LONGEST);
  if (own.length >= SHORTEST) return own;
  const longer = clip(`${own} ${text}`, LONGEST);
  if (longer.length >= SHORTEST) return longer;
  return clip(`${own} ${headWords.description}`, LONGEST);
}
