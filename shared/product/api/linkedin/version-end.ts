/** Days before the end of a version on which the staff are warned. */
export const VERSION_WARNING_DAYS = 30;

/**
 * The day until which LinkedIn serves a version of its API at least: versions come in the middle of their month, and are
 * supported "for a minimum of one year". Every published end of a version is the 15th of that month or later.
 * https://learn.microsoft.com/en-us/linkedin/marketing/versioning
 * https://learn.microsoft.com/en-us/linkedin/marketing/integrations/migrations
 * @param version - YYYYMM
 * @returns a day such as 2027-05-15
 */
export function linkedInVersionEnd(version: string): string {
  return `${Number(version.slice(0, 4)) + 1}-${version.slice(4, 6)}-15`;
}
