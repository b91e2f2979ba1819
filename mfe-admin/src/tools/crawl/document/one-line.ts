/** A text with every run of blanks as one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
