/** Levels of embedded rows: the product asks for rows and the rows that they refer to. */
const MAX_LEVELS = 1;

/**
 * Why a `select` is refused; null: it is not. Rows inside of embedded rows, and a column that is named again under another alias,
 * would make an answer of many megabytes from an address of a hundred bytes.
 */
export function selectProblem(select: string): string | null {
  // Nobody needs quotes here. Behind one a bracket may be part of a name, so that none ends a level.
  const hasQuotes = select.includes('"');
  const named = [new Set<string>()];
  let item = '';
  for (const character of `${select.replaceAll('()', '')},`) {
    if (character !== ',' && character !== '(' && character !== ')') {
      item += character;
      continue;
    }
    const name = nameOf(item);
    item = '';
    const level = named.at(-1);
    if (name !== '' && level?.has(name)) return `The select names ${name} twice.`;
    level?.add(name);
    if (character === '(') named.push(new Set());
    else if (character === ')' && named.length > 1 && !hasQuotes) named.pop();
    if (named.length > MAX_LEVELS + 1) return 'The select embeds rows inside of embedded rows.';
  }
  return null;
}

/** The column or table that an item is made of, without its alias, cast, hint and function. */
function nameOf(item: string): string {
  const [plain = ''] = item.replaceAll(/["\s]/g, '').split('::');
  const [name = ''] = plain
    .slice(plain.lastIndexOf(':') + 1)
    .replace(/^\.\.\./, '')
    .split(/[!.]/);
  return name;
}
