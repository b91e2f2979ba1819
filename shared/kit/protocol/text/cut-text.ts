/**
 * The beginning of a text, with at most so many characters as PostgreSQL counts them, or UTF-16 units. It ends between
 * characters as a person sees them: a flag, a family of emoji and a letter with its accents stay whole. Only the first of them is
 * cut where it is longer than that.
 */
export function cutText(
  text: string,
  most: number,
  countedIn: 'characters' | 'units' = 'characters',
): string {
  if (text.length <= most) return text;
  const sizeOf = (part: string) => (countedIn === 'units' ? part.length : [...part].length);
  const fitting = (parts: Iterable<string>): string => {
    let cut = '';
    let left = most;
    for (const part of parts) {
      left -= sizeOf(part);
      if (left < 0) break;
      cut += part;
    }
    return cut;
  };
  return fitting(seenCharacters(text)) || fitting(text);
}

/** A browser without the segmenter cuts between code points. */
function* seenCharacters(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) yield segment;
}
