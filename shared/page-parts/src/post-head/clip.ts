/**
 * A text on one line with at most `limit` UTF-16 units, cut between words and closed with `…`. A
 * word that would leave less than half of the limit is cut itself.
 */
export function clip(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const room = line.slice(0, limit - 1);
  const end = line[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  const whole = room.slice(0, end < limit / 2 ? room.length : end);
  // Neither half a character nor a comma before the dots.
  return `${whole.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–—-]+$/, '')}…`;
}
