import { isoTime } from '../../time/utc';

/** A moment as the admin's own clock shows it, such as `Nov 22, 2026, 11:05 AM`. */
export function shownTime(timestamp: string): string {
  const time = new Date(isoTime(timestamp));
  return time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
