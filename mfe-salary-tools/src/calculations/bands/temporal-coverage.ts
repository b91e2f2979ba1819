/**
 * First and last year of the periods of figures as an ISO 8601 interval, for schema.org: `2024/2025`. Without the field
 * where no period names a year.
 * @param periods - such as `2024-2025` or `May 2024`
 */
export function temporalCoverage(periods: readonly string[]): { temporalCoverage?: string } {
  const years = periods.flatMap((period) => period.match(/\b\d{4}\b/g) ?? []).sort();
  const [first] = years;
  return first === undefined ? {} : { temporalCoverage: `${first}/${years.at(-1)}` };
}
