/** The conditions for `or` of a query: a text stands in one of some columns, in capitals or not. */
export function textFilter(columns: readonly string[], text: string): string {
  return columns.map((column) => `${column}.imatch.${literal(text)}`).join(',');
}

/**
 * A regular expression for a text as it is, with code points for its signs. So no sign is one of PostgREST's own: it reads `*` of
 * a `like` as any text, and the embedded backend takes the quotation marks around a value for a part of it.
 */
function literal(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
