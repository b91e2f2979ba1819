/** Marks that reverse the direction of text, so that it is shown in another order than typed. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Control characters except the line end and the tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** A value whose words have lost the characters that no reader sees and that change what is read. */
export function cleanWords<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '').replace(DIRECTION_MARKS, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}
