/** Escapes of a JSON text, each from its backslash: a whole pair, a half of one or NUL, any other. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u(?:0000|[dD][89a-fA-F][\da-fA-F]{2})|\\./g;

/**
 * A JSON text without what PostgreSQL cannot hold: halves of characters (unpaired surrogates) and NUL become U+FFFD, in keys
 * as well as in values.
 *
 * @param json as decoded from UTF-8, so that such characters can only be escapes
 */
export function storableJson(json: string): string {
  // A pair has twelve characters, any other escape two.
  return json.replace(ESCAPES, (escape) => (escape.length === 6 ? String.raw`\ufffd` : escape));
}

/** Whether PostgreSQL can hold a value of JSON, with all its texts. */
export function isStorable(value: unknown): boolean {
  const json = JSON.stringify(value) ?? '';
  return storableJson(json) === json;
}

/** A value of JSON with U+FFFD in place of what PostgreSQL cannot hold. */
export function storable(value: unknown): unknown {
  return JSON.parse(storableJson(JSON.stringify(value)));
}
