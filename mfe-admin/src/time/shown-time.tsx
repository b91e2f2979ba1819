import type { ReactNode } from 'react';
import { formatTime, formatUtc } from './format-time';
import { isoTime } from './utc';

/** A time as `formatTime` writes it; its title has it in UTC. */
export function ShownTime({ at }: { at: string }): ReactNode {
  return (
    <time dateTime={isoTime(at)} title={formatUtc(at)} className="whitespace-nowrap">
      {formatTime(at)}
    </time>
  );
}
