/** Joins class names; parts that are false or undefined are left out. */
export function classList(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
