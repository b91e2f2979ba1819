import { formatCount, formatPay, formatPercent } from '@talent/sdk/format';
import { jobCountries, jobLevels, jobRoles, jobWorkModes } from '../job-words.ts';

const words: Readonly<Record<string, string>> = { ...jobRoles, ...jobLevels, ...jobWorkModes };

/** The label of a role, level or work mode. */
export function wordOf(key: string): string {
  return words[key] ?? key;
}

/** `CA-ON` is `Canada, ON`; a country alone is a remote posting of the whole of it. */
export function placeName(key: string): string {
  const [country = '', region] = key.split('-');
  const name = country === 'US' || country === 'CA' ? jobCountries[country] : country;
  return region === undefined ? `${name}, anywhere` : `${name}, ${region}`;
}

/** `+3`, `−2` or `±0`, with a minus that is as wide as a plus. */
export function change(now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
}

export function amountOf(currency: string, value: number): string {
  return formatPay(value, currency === 'CAD' ? 'CAD' : 'USD');
}

/** Whole percent; null where the whole is too small for a share. */
export function shareOf(part: number, whole: number): string | null {
  return whole < 5 ? null : formatPercent(part / whole);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
