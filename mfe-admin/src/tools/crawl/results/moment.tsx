import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';

/** A time in UTC: day and time of day stand under each other where a column is narrow, and never break themselves. */
export function Moment({ iso }: { iso: string }): ReactNode {
  const [day, time] = formatUtc(iso).split(' ');
  return (
    <time dateTime={iso} className="tabular-nums">
      <span className="whitespace-nowrap">{day}</span>{' '}
      <span className="whitespace-nowrap">{time}</span>
    </time>
  );
}
