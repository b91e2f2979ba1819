/** Length in characters as a reader counts them, not in UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}
