/** Place, two letters of the state or province, and a ZIP or postal code, such as `Austin, TX 78701`. */
const placeLine = /^(.+?),? ([A-Z]{2}),? (\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/**
 * Address lines for schema.org: in parts where one line names the place in the form of the United States or Canada, and as one text
 * where none does. Undefined without lines.
 * @param names - names of the company: a line that is one of them is no part of the street
 */
export function postalAddressOf(
  lines: readonly string[],
  names: readonly (string | undefined)[],
): string | Record<string, string> | undefined {
  if (lines.length === 0) return undefined;
  const at = lines.findIndex((line) => placeLine.test(line));
  const [, locality = '', region = '', code = ''] = placeLine.exec(lines[at] ?? '') ?? [];
  const street = lines.slice(0, Math.max(at, 0)).filter((line) => !names.includes(line));
  if (code === '') return lines.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(street.length > 0 && { streetAddress: street.join(', ') }),
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: /^\d/.test(code) ? 'US' : 'CA',
  };
}
