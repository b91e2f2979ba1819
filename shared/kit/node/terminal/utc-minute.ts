/** A moment for people, to the minute: `2026-11-24 19:05 UTC`. */
export function utcMinute(at: string | Date): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
