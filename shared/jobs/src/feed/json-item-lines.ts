/**
 * The 1-based lines on which the entries of a feed's list begin, in a text that is valid JSON: the list itself, or the
 * value of `jobs` in an object.
 */
export function jsonItemLines(text: string): number[] {
  const lines: number[] = [];
  /** `[` or `{` around the present place. */
  const open: string[] = [];
  let line = 1;
  let depthOfList = text.trimStart().startsWith('[') ? 1 : -1;
  let isItemNext = false;
  let lastKey = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    if (/\s|\uFEFF/.test(character)) continue;
    if (isItemNext && character !== ']') lines.push(line);
    isItemNext = false;
    if (character === '"') {
      const end = endOfString(text, at);
      if (open.length === 1 && open[0] === '{') lastKey = text.slice(at + 1, end);
      at = end;
    } else if (character === '[' || character === '{') {
      open.push(character);
      if (character === '[' && open.length === 2 && open[0] === '{' && lastKey === 'jobs') {
        depthOfList = 2;
        lines.length = 0;
      }
      isItemNext = character === '[' && open.length === depthOfList;
    } else if (character === ']' || character === '}') {
      if (open.length === depthOfList && depthOfList === 2) depthOfList = -1;
      open.pop();
    } else if (character === ',') {
      isItemNext = open.length === depthOfList;
    }
  }
  return lines;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}
