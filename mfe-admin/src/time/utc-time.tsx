import type { ReactNode } from 'react';
import { formatUtc, isoTime } from './utc';

export function UtcTime(props: { at: string; wraps?: boolean }): ReactNode {
  const { at, wraps = false } = props;
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
