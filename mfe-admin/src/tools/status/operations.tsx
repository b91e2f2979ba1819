import type { ObjectiveState, OperationsStatus } from '@talent/api/operations/operations-status';
import { formatCount } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askPlatform } from '../../backend/ask-platform';
import { FactTiles } from '../../charts/fact-tiles';
import { Clipped } from '../../table/clipped';
import { column, timeColumn } from '../../table/columns';
import type { ToolColumn } from '../../table/tool-column';
import { ShortTable } from '../../table/tool-table';
import { formatUtc } from '../../time/utc';
import { figureTexts, siteStatus as text } from './content/site-status';

/** Data of the site status. */
export const statusQueries = {
  /** Refreshes every 15 s while the page is visible, and when it becomes visible. */
  operations: queryOptions({
    queryKey: ['status', 'operations'],
    queryFn: ({ signal }) => askPlatform<OperationsStatus>('/operations', { signal }),
    refetchInterval: 15_000,
    refetchOnWindowFocus: true,
  }),
};

const tones = { ok: 'positive', firing: 'negative', 'not-measured': 'neutral' } as const;

/** Firing objectives come first, unmeasured ones last. */
const order = ['firing', 'ok', 'not-measured'] as const;

/** Every objective with its state, what was found, and what to do where it is not met. */
export function ObjectiveList({
  objectives,
}: {
  objectives: readonly ObjectiveState[];
}): ReactNode {
  const sorted = order.flatMap((status) => objectives.filter((each) => each.status === status));
  return (
    <ul className="border-rule border-b">
      {sorted.map((objective) => (
        <li
          key={objective.id}
          className="border-rule grid gap-x-6 gap-y-1 border-t py-3 md:grid-cols-[7rem_10rem_minmax(0,1fr)]"
        >
          <span>
            <Badge tone={tones[objective.status]}>{text.states[objective.status]}</Badge>
          </span>
          <h3 className="font-sans text-base font-semibold">{objective.title}</h3>
          <div className="max-w-prose min-w-0">
            <p className="break-words">
              {objective.figure}
              {objective.since !== null && (
                <span className="text-ink-muted"> {text.since(formatUtc(objective.since))}</span>
              )}
            </p>
            <p className="text-ink-muted text-sm">{objective.objective}</p>
            {objective.status === 'firing' && (
              <p className="mt-2">
                <strong>{text.advice}</strong> {objective.advice}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const MIB = 1024 ** 2;

/** The figures beside the objectives. */
export function StatusFigures({ figures }: { figures: OperationsStatus['figures'] }): ReactNode {
  const { revision, releasedAt, isCanaryOpen, requests, failed, mailsQueued, mailsFailed } =
    figures;
  const canary = isCanaryOpen ? figureTexts.canary.open : figureTexts.canary.closed;
  const made =
    releasedAt === null ? canary : `${figureTexts.released(formatUtc(releasedAt))}, ${canary}`;
  return (
    <>
      <FactTiles
        facts={[
          { label: figureTexts.release, figure: countOf(revision), note: made },
          {
            label: figureTexts.requests,
            figure: countOf(requests),
            note: failed === null ? undefined : figureTexts.failed(failed),
          },
          {
            label: figureTexts.mails,
            figure: countOf(mailsQueued),
            note: mailsFailed === null ? undefined : figureTexts.mailsFailed(mailsFailed),
          },
          { label: figureTexts.queue, figure: countOf(figures.recompositionsWaiting) },
          { label: figureTexts.retention, figure: dayOf(figures.retentionAt) },
          { label: figureTexts.backup, figure: dayOf(figures.backupAt) },
          {
            label: figureTexts.lag,
            figure:
              figures.eventLoopLagMs === null
                ? figureTexts.unknown
                : `${Math.ceil(figures.eventLoopLagMs)} ms`,
          },
          {
            label: figureTexts.memory,
            figure: `${Math.round(figures.memoryBytes / MIB)} MiB`,
            note: figureTexts.started(formatUtc(figures.startedAt)),
          },
        ]}
      />
      <p className="text-ink-muted text-sm">{figureTexts.unknownNote}</p>
    </>
  );
}

function countOf(count: number | null): string {
  return count === null ? figureTexts.unknown : formatCount(count);
}

/** The time in small print: a tile is too narrow for a date and a time in one line. */
function dayOf(iso: string | null): ReactNode {
  if (iso === null) return figureTexts.unknown;
  const [day, time] = formatUtc(iso).split(' ');
  return (
    <time dateTime={iso}>
      <span className="text-subheading">{day}</span>{' '}
      <span className="text-ink-muted font-sans text-sm">{time} UTC</span>
    </time>
  );
}

const alertTones = { firing: 'negative', repeated: 'warning', resolved: 'positive' } as const;

/** The channels of alerts, and the last alerts. */
export function AlertHistory({
  operations: { alerts, channels, unsent },
}: {
  operations: OperationsStatus;
}): ReactNode {
  const names = channels.map((name) => text.channels.names[name] ?? name);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose">
        {names.length === 0
          ? text.channels.none
          : text.channels.some(names.join(text.channels.and))}
      </p>
      {unsent > 0 && (
        <Notice tone="warning" className="mb-4">
          {text.unsent(unsent)}
        </Notice>
      )}
      {alerts.length === 0 ? (
        <p>{text.noAlerts}</p>
      ) : (
        <ShortTable
          name="alerts"
          caption={text.caption}
          columns={alertColumns}
          rows={alerts}
          rowKey={({ id, at }) => `${id} ${at}`}
        />
      )}
    </>
  );
}

type Alert = OperationsStatus['alerts'][number];

const { columns } = text;

const alertColumns: readonly ToolColumn<Alert>[] = [
  timeColumn('at', columns.at, ({ at }) => at),
  column('kind', columns.kind, ({ kind }) => text.kinds[kind], {
    sortable: true,
    priority: 1,
    cell: ({ kind }) => <Badge tone={alertTones[kind]}>{text.kinds[kind]}</Badge>,
  }),
  { key: 'title', label: columns.title, sortable: true, priority: 1, value: ({ title }) => title },
  column('figure', columns.figure, ({ figure }) => figure, {
    cell: ({ figure }) => <Clipped isLong>{figure}</Clipped>,
  }),
];
