/**
 * Text in ASCII, such as an email address or words to search for: without characters that no one sees, and with
 * plain letters, digits and spaces in place of full-width and other compatible ones.
 */
export function tidyWord(text: string): string {
  return text
    .replace(/\p{DI}/gu, '')
    .normalize('NFKC')
    .trim();
}
