import { hasNewEditions } from '@talent/api/salary/edition-due';
import type { SalaryData } from '@talent/api/salary/salary-data';
import { alertCountries, alertSourceLine } from '@talent/functions/salary-alert/choices';

/** The sources that have a headline figure of the role, by country; none for an unknown role. */
export function alertSources({ bands, sources }: SalaryData, role: string) {
  return alertCountries.flatMap(({ value: country, label }) => {
    const own = bands.filter(
      (band) =>
        band.role === role &&
        band.country === country &&
        band.current &&
        band.p50 !== null &&
        band.level === null &&
        band.workMode === null,
    );
    return sources
      .filter(({ key }) => own.some(({ source }) => source === key))
      .map((source) => ({
        country,
        /** Whether it can have a new edition, and so an alert. */
        isLive: hasNewEditions(source.key),
        /** Such as `United States: Official wages, last edition May 2025. New editions: once a year.` */
        line: `${label}: ${alertSourceLine(source)}`,
      }));
  });
}

/** Whether any source can have a new edition with figures of the role: without one, no alert could ever be sent. */
export function canMove(data: SalaryData, role: string): boolean {
  return alertSources(data, role).some(({ isLive }) => isLive);
}
