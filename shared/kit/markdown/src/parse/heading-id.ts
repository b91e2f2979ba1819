/** Keeps ids of headings apart from the page's own. */
const PREFIX = 'section-';

/** Id of the heading with this text or fragment: `section-what-it-costs`. */
export function headingId(text: string): string {
  const words = decode(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words.startsWith(PREFIX) ? words : PREFIX + (words || 'part');
}

/** A name for each heading in turn: the second `section-costs` becomes `section-costs-2`. */
export function headingIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const id = headingId(text);
    let free = id;
    for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    return free;
  };
}

/** A fragment may be percent-encoded; a heading may hold a percent sign that is none. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
