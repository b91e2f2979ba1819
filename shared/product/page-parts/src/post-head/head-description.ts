import { cutText } from '@talent/protocol/text/cut-text';
import { headWords } from './head-words';

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

/**
 * A text on one line with at most `limit` UTF-16 units, cut between words and closed with `…`. A
 * word that would leave less than half of the limit is cut itself.
 */
export function clip(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const room = cutText(line, limit - 1, 'units');
  const end = line[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  const whole = room.slice(0, end < limit / 2 ? room.length : end);
  // No comma before the dots.
  return `${whole.replace(/[\s,;:–—-]+$/, '')}…`;
}
