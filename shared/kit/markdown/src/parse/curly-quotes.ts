/**
 * Straight quotation marks and apostrophes as curly ones. A mark opens after white space, an opening bracket, a dash or
 * nothing, and closes otherwise.
 *
 * @param before - the character in front of the text in its paragraph; empty where it begins it
 */
export function curlyQuotes(text: string, before: string): string {
  let previous = before;
  return text.replace(/[\s\S]/gu, (character, at: number) => {
    // Marks beside each other open or close together.
    if (character !== '"' && character !== "'") return (previous = character);
    const opens = /^$|[\s([{“‘–—/-]/u.test(previous);
    if (character === '"') return opens ? '“' : '”';
    // The '90s begin with an apostrophe.
    return opens && !/^\d\ds/.test(text.slice(at + 1, at + 4)) ? '‘' : '’';
  });
}
