/** `2026-04-01 09:30` of an ISO time, in UTC. */
export function formatUtc(iso: string): string {
  return new Date(iso).toISOString().slice(0, 16).replace('T', ' ');
}
