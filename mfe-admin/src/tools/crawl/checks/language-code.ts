const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes with a name that are not countries of ISO 3166-1: the United Kingdom's code is GB. */
const notRegions = new Set(['UK', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Whether a value of `hreflang` is a language of ISO 639-1, with a script and a region where it has them, or `x-default`. */
export function isLanguageCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const parts = /^([a-z]{2})(?:-([a-z]{4}))?(?:-([a-z]{2}))?$/i.exec(code);
  if (!parts) return false;
  const [, language = '', , region] = parts;
  if (languages.of(language.toLowerCase()) === undefined) return false;
  if (region === undefined) return true;
  const upper = region.toUpperCase();
  return !notRegions.has(upper) && regions.of(upper) !== undefined;
}
