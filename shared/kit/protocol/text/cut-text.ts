/** The beginning of a text, at most so many characters as PostgreSQL counts them: never half of one. */
export function cutText(text: string, most: number): string {
  return text.length > most ? [...text].slice(0, most).join('') : text;
}
