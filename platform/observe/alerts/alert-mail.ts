import type { Alert } from '@talent/api/platform/operations-status';
import { formatTime } from '../objectives/format-figure.ts';

/** Alerts of one check as a mail. */
export interface AlertMail {
  subject: string;
  text: string;
}

const SUBJECT_LENGTH = 150;

/**
 * @param site public origin of the site
 * @param statusPath where staff see more
 */
export function alertMail(
  alerts: readonly Alert[],
  { brand, site, statusPath }: { brand: string; site: string; statusPath: string },
): AlertMail {
  const [first] = alerts;
  const isOver = alerts.every(({ kind }) => kind === 'resolved');
  const word = isOver ? 'Resolved' : 'Alert';
  const titles = alerts.map(({ title }) => title).join(', ');
  const subject =
    alerts.length === 1 && first
      ? `${word}: ${first.title}. ${first.figure}`
      : `${alerts.length} ${isOver ? 'alerts resolved' : 'alerts'}: ${titles}`;
  return {
    subject: `[${brand}] ${subject}`.replace(/\s+/g, ' ').slice(0, SUBJECT_LENGTH),
    text: [
      ...alerts.map(partOf),
      `Site: ${site}`,
      `Status page for staff: ${site}${statusPath}`,
      '',
    ].join('\n\n'),
  };
}

function partOf(alert: Alert): string {
  const { title, figure, objective, advice, since, at } = alert;
  const lasted = formatTime(Math.max(Date.parse(at) - Date.parse(since), 0));
  if (alert.kind === 'resolved') {
    return [`RESOLVED: ${title}`, figure, `It lasted ${lasted}, since ${clock(since)}.`].join('\n');
  }
  const heading = alert.kind === 'firing' ? `ALERT: ${title}` : `STILL FIRING: ${title}`;
  const time =
    alert.kind === 'firing' ? `Since ${clock(since)}.` : `Since ${clock(since)}, for ${lasted}.`;
  return [heading, figure, time, `Objective: ${objective}`, `What to do: ${advice}`].join('\n');
}

/** `2026-11-22 10:04 UTC` */
function clock(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
