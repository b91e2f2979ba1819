/** One class attribute from the given parts; what is false or undefined is left out. */
export function classList(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
