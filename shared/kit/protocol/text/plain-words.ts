const apostrophes = /['’‘`´ʼʻ′＇]/g;
const unseen =
  // oxlint-disable-next-line no-misleading-character-class -- ranges of single characters
  /[\u00ad\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
// oxlint-disable-next-line no-misleading-character-class -- ranges of single characters
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const plainLetters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't' },
  ς: 'σ',
};

/**
 * The words of a text in lowercase with single spaces, as they are searched for: without accents, apostrophes and characters
 * that no one sees. `O’Donnell-Łuc` is `odonnell luc`. Signs stay behind letters, as in `c++`. Its twin is the function
 * plain_words of the database.
 */
export function plainWords(text: string): string {
  return text
    .replace(apostrophes, '')
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħıŧς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?:[^\p{Alphabetic}\p{Nd}+#]|(?<![\p{Alphabetic}+#])[+#])+/gu, ' ')
    .trim();
}

/** Whether a text holds every word of what was typed, or has it without its gaps: `smithjones` and `smith jones`. */
export function holdsWords(text: string, typed: string): boolean {
  const forms = `${plainWords(text)} ${plainWords(text.replace(/[-‐‑–]/g, ''))}`;
  return plainWords(typed)
    .split(' ')
    .every((word) => forms.includes(word));
}
