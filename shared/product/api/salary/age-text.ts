import type { DataAge } from './salary-data.ts';

/** `new`, `1 month old` or `22 months old`. */
export function ageInWords(months: number): string {
  if (months < 1) return 'new';
  return months === 1 ? '1 month old' : `${months} months old`;
}

/**
 * What figures describe and how old they are: `Pay ranges of 2024 to January 2025, 22 months old.`
 * @param first - the earliest of several periods of the source, in a history
 */
export function ageText(last: DataAge, first = last): string {
  const since = first.text === last.text ? '' : `${first.text} to `;
  const text = since ? since + last.text.slice(last.text.indexOf(' of ') + 4) : last.text;
  return `${text}, ${ageInWords(last.months)}.`;
}
