import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import type { OperationsStatus } from '@talent/api/operations/operations-status';
import { FactTiles } from '../../charts/fact-tiles';
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
      <FactTiles
        facts={[
          { label: text.release, figure: countOf(revision), note: made },
          {
            label: text.requests,
            figure: countOf(requests),
            note: failed === null ? undefined : text.failed(failed),
          },
          {
            label: text.mails,
            figure: countOf(mailsQueued),
            note: mailsFailed === null ? undefined : text.mailsFailed(mailsFailed),
          },
          { label: text.queue, figure: countOf(figures.recompositionsWaiting) },
          { label: text.retention, figure: dayOf(figures.retentionAt) },
          { label: text.backup, figure: dayOf(figures.backupAt) },
          {
            label: text.lag,
            figure:
              figures.eventLoopLagMs === null
                ? text.unknown
                : `${Math.ceil(figures.eventLoopLagMs)} ms`,
          },
          {
            label: text.memory,
            figure: `${Math.round(figures.memoryBytes / MIB)} MiB`,
            note: text.started(formatUtc(figures.startedAt)),
          },
        ]}
      />
      <p className="text-ink-muted text-sm">{text.unknownNote}</p>
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
