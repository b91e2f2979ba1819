/** A text field's value with the place of the caret, counted in characters from the start. */
export interface TypedText {
  text: string;
  caret: number;
}

/**
 * Groups the digits of an amount while it is typed (`1500` becomes `1,500`) and keeps the caret at the same digit. A text
 * that is more than digits stays as it is, and so does a comma that someone typed, because it can mean decimals.
 * @param before - the value before this edit.
 * @param after - value and caret after it.
 * @param isForward - the edit deleted what was after the caret (the Delete key).
 */
export function regroupDigits(before: string, after: TypedText, isForward = false): TypedText {
  const { text, caret } = after;
  if (!/^[\d,]*\d[\d,]*$/.test(text)) return after;
  const isOwn = commasIn(text) <= commasIn(before) && before === grouped(before);
  if (text.includes(',') && !isOwn) return after;
  const regrouped = grouped(text);
  const place = afterDigits(regrouped, digitsIn(text.slice(0, caret)).length);
  // Delete in front of a comma removes only the comma, which comes back: the caret steps over it.
  const isSame = isForward && regrouped === before && regrouped[place] === ',';
  return { text: regrouped, caret: isSame ? place + 1 : place };
}

function grouped(text: string): string {
  return digitsIn(text).replace(/\B(?=(\d{3})+$)/g, ',');
}

function digitsIn(text: string): string {
  return text.replaceAll(',', '');
}

function commasIn(text: string): number {
  return text.length - digitsIn(text).length;
}

function afterDigits(text: string, count: number): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place += 1) {
    if (text[place] !== ',') seen += 1;
  }
  return place;
}
