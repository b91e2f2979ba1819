import type { ReactNode } from 'react';
import { formatUtc, isoTime } from './utc';

interface UtcTimeProps {
  /** As ISO 8601 or the database has it. */
  at: string;
  wraps?: boolean;
}

/** A time in UTC, to the minute. */
export function UtcTime({ at, wraps = false }: UtcTimeProps): ReactNode {
  const written = formatUtc(at);
  if (!wraps) {
    return (
      <time dateTime={isoTime(at)} className="whitespace-nowrap">
        {written}
      </time>
    );
  }
  const [day, time] = written.split(' ');
  return (
    <time dateTime={isoTime(at)}>
      <span className="whitespace-nowrap">{day}</span>{' '}
      <span className="whitespace-nowrap">{time}</span>
    </time>
  );
}
