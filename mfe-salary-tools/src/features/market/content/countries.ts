/** Names of the countries in the market figures; of others the page shows the code. */
const names: Readonly<Record<string, string>> = {
  AU: 'Australia',
  CA: 'Canada',
  DE: 'Germany',
  EA: 'Euro area',
  ES: 'Spain',
  FR: 'France',
  GB: 'United Kingdom',
  IE: 'Ireland',
  IT: 'Italy',
  JP: 'Japan',
  NL: 'Netherlands',
  US: 'United States',
};

/** The name of a country inside a sentence: `the United States`. */
export function inSentence(code: string): string {
  return `${['GB', 'NL', 'US'].includes(code) ? 'the ' : ''}${countryName(code)}`;
}

/** `US` or `Canadian`, before `job postings`. */
export function adjectiveOf(code: 'US' | 'CA'): string {
  return code === 'US' ? 'US' : 'Canadian';
}

/** The name of a country by its two letters of ISO 3166-1. */
export function countryName(code: string): string {
  return names[code] ?? code;
}
