import { formatCount } from '@talent/sdk/format';
import { StatTile } from '@talent/ui/stat-tile';
import type { ReactNode } from 'react';
import type { OperationsStatus } from '@talent/api/operations/operations-status';
import { figureTexts as text } from './content/site-status';
import { formatUtc } from '../../time/utc';

const MIB = 1024 ** 2;

/** The figures beside the objectives. */
export function StatusFigures({ figures }: { figures: OperationsStatus['figures'] }): ReactNode {
  const { revision, releasedAt, isCanaryOpen, requests, failed, mailsQueued, mailsFailed } =
    figures;
  const canary = isCanaryOpen ? text.canary.open : text.canary.closed;
  const made = releasedAt === null ? canary : `${text.released(formatUtc(releasedAt))}, ${canary}`;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-6 gap-y-6 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        <StatTile figure={countOf(revision)} label={text.release} note={made} />
        <StatTile
          figure={countOf(requests)}
          label={text.requests}
          note={failed === null ? undefined : text.failed(failed)}
        />
        <StatTile
          figure={countOf(mailsQueued)}
          label={text.mails}
          note={mailsFailed === null ? undefined : text.mailsFailed(mailsFailed)}
        />
        <StatTile figure={countOf(figures.recompositionsWaiting)} label={text.queue} />
        <StatTile figure={dayOf(figures.retentionAt)} label={text.retention} />
        <StatTile figure={dayOf(figures.backupAt)} label={text.backup} />
        <StatTile
          figure={
            figures.eventLoopLagMs === null
              ? text.unknown
              : `${Math.ceil(figures.eventLoopLagMs)} ms`
          }
          label={text.lag}
        />
        <StatTile
          figure={`${Math.round(figures.memoryBytes / MIB)} MiB`}
          label={text.memory}
          note={text.started(formatUtc(figures.startedAt))}
        />
      </div>
      <p className="text-ink-muted mt-4 text-sm">{text.unknownNote}</p>
    </>
  );
}

function countOf(count: number | null): string {
  return count === null ? text.unknown : formatCount(count);
}

/** The time in small print: a tile is too narrow for a date and a time in one line. */
function dayOf(iso: string | null): ReactNode {
  if (iso === null) return text.unknown;
  const [day, time] = formatUtc(iso).split(' ');
  return (
    <time dateTime={iso}>
      <span className="text-subheading">{day}</span>{' '}
      <span className="text-ink-muted font-sans text-sm">{time} UTC</span>
    </time>
  );
}
