/** `2026-11-22 10:04 UTC`, from an ISO time. */
export function utcTime(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
