import { plainWords } from '@talent/protocol/text/plain-words';

/** The conditions for `or` of a query: a text stands in one of some columns, with or without capitals, accents, hyphens and spaces. */
export function textFilter(columns: readonly string[], text: string): string {
  const letters = [...plainWords(text).replaceAll(' ', '')].slice(0, MOST);
  const pattern = letters.map(withAccents).join(String.raw`[\W_]*`) || literal(text);
  return columns.map((column) => `${column}.imatch.${pattern}`).join(',');
}

/** Letters that are enough to tell rows apart: a longer pattern for each column makes an address too long for servers. */
const MOST = 40;

/** Letters of the Latin alphabet, each with those that are it with an accent. */
const latin =
  'aà-åā-ąǎạ-ặ cçć-č dď-đ eè-ëē-ěẹ-ệ gĝ-ģ hĥ-ħ iì-ïĩ-ıỉị jĵ kķ lĺ-ł nñń-ň oò-öøō-őơọ-ợ rŕ-ř sś-šș tţ-ŧț uù-üũ-ųưụ-ự wŵ yýÿŷỳ-ỹ zź-ž';
const accents = new Map(latin.split(' ').map((all) => [all[0], `[${all}]`]));

function withAccents(letter: string): string {
  return accents.get(letter) ?? literal(letter);
}

/**
 * A regular expression for a text as it is, with code points for its signs. So no sign is one of PostgREST's own: it reads `*` of
 * a `like` as any text, and the embedded backend takes the quotation marks around a value for a part of it.
 */
function literal(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
