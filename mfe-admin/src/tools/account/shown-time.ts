/** A moment as the admin's own clock shows it, such as `Nov 22, 2026, 11:05 AM`. */
export function shownTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
