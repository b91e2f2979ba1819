/** Longest address that is stored, characters. */
const LONGEST = 300;

/**
 * An address without its query and fragment, which may hold text that a visitor typed. A mail link becomes `mailto:`, or
 * `mailto:?` where it names no address, which is how pages are shared.
 */
export function plainUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return '';
  if (parsed.protocol === 'mailto:') return parsed.pathname === '' ? 'mailto:?' : 'mailto:';
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return parsed.protocol;
  return `${parsed.origin}${parsed.pathname}`.slice(0, LONGEST);
}
