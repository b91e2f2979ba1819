import type { ObjectiveState, OperationsStatus } from '@talent/api/operations/operations-status';
import { claims } from '@talent/content/claims';
import { isShown } from '@talent/content/shown-claims';
import { useSite, type SiteConfig } from '@talent/sdk';
import { formatCount } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import { queryOptions } from '@tanstack/react-query';
import { askPlatform } from '../../backend/ask-platform';
import { FactTiles } from '../../charts/fact-tiles';
import { ToolSection } from '../../frame/tool-section';
import { Clipped } from '../../table/clipped';
import { columnsOf, vital } from '../../table/columns';
import { ShortTable } from '../../table/tool-table';
import { formatTime, formatUtc } from '../../time/format-time';
import { figureTexts, siteStatus as text } from './content/site-status';

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
export function ObjectiveList(props: { objectives: readonly ObjectiveState[] }) {
  const of = Object.groupBy(props.objectives, ({ status }) => status);
  return (
    <ul className="border-rule border-b">
      {order
        .flatMap((status) => of[status] ?? [])
        .map((objective) => (
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
                <span>{objective.figure}</span>
                {objective.since !== null && (
                  <span className="text-ink-muted">{` ${text.since(formatTime(objective.since))}`}</span>
                )}
              </p>
              <p className="text-ink-muted text-sm">{objective.objective}</p>
              {objective.status === 'firing' && (
                <p className="mt-2">
                  <strong>{text.advice}</strong> <span>{objective.advice}</span>
                </p>
              )}
            </div>
          </li>
        ))}
    </ul>
  );
}

export function StatusFigures({ figures }: { figures: OperationsStatus['figures'] }) {
  const { revision, releasedAt, isCanaryOpen, requests, failed, mailsQueued, mailsFailed } =
    figures;
  const { eventLoopLagMs: lag } = figures;
  const { unknown } = figureTexts;
  const canary = isCanaryOpen ? figureTexts.canary.open : figureTexts.canary.closed;
  const made =
    releasedAt === null ? canary : `${figureTexts.released(formatTime(releasedAt))}, ${canary}`;
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
          { label: figureTexts.lag, figure: lag === null ? unknown : `${Math.ceil(lag)} ms` },
          {
            label: figureTexts.memory,
            figure: `${Math.round(figures.memoryBytes / 1024 ** 2)} MiB`,
            note: figureTexts.started(formatTime(figures.startedAt)),
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
function dayOf(iso: string | null) {
  if (iso === null) return figureTexts.unknown;
  const written = formatTime(iso);
  return (
    <time dateTime={iso} title={formatUtc(iso)}>
      <span className="text-subheading">{written.slice(0, 10)}</span>{' '}
      <span className="text-ink-muted font-sans text-sm">{written.slice(11)}</span>
    </time>
  );
}

const alertTones = { firing: 'negative', repeated: 'warning', resolved: 'positive' } as const;

export function AlertHistory({ operations }: { operations: OperationsStatus }) {
  const { alerts, channels, unsent } = operations;
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

const alert = columnsOf<OperationsStatus['alerts'][number]>();
const { columns, facts, kinds } = text;

const alertColumns = [
  alert.time('at', columns.at),
  vital(alert.badge('kind', columns.kind, kinds, alertTones)),
  vital(alert.text('title', columns.title)),
  alert.unsorted('figure', columns.figure, ({ figure }) => <Clipped isLong>{figure}</Clipped>),
];

/** Which facts of the operator are not set, and which claims are not shown. */
export function OperatorFacts() {
  const site = useSite();
  const missing = missingFacts(site);
  const hidden = Object.values(claims).filter((claim) => !isShown(claim, site));
  return (
    <ToolSection title={facts.title}>
      <p className="max-w-prose">
        {`${facts.lede} ${site.mode === 'live' ? facts.live : facts.demo}`}
      </p>
      {missing.length === 0 ? (
        <p className="mt-3">{facts.complete}</p>
      ) : (
        <NamedList title={facts.missing} names={missing.map((fact) => facts.names[fact])} />
      )}
      {hidden.length > 0 && (
        <NamedList title={facts.noSources} names={hidden.map(({ key }) => key)} />
      )}
      <p className="text-ink-muted mt-3 text-sm">{facts.flags}</p>
    </ToolSection>
  );
}

function NamedList({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <>
      <p className="mt-3 font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

type Fact = keyof typeof facts.names;

const offerTerms = [
  ...(['fee', 'guaranteeDays', 'replacement', 'rates'] as const),
  ...(['minimum', 'conversion', 'employment', 'lateShortlist'] as const),
];

/** The operator's facts that are not set, in the order of their names. */
function missingFacts({ operator = {}, postalAddress, terms = {} }: SiteConfig): Fact[] {
  const isSet: Record<Fact, boolean> = {
    legalName: operator.legalName !== undefined,
    postalAddress: postalAddress.length > 0,
    phone: operator.phone !== undefined,
    licenses: (operator.licenses ?? []).length > 0,
    privacyContact: operator.privacyContact !== undefined,
    terms: offerTerms.every((term) => terms[term] !== undefined),
  };
  return (Object.keys(isSet) as Fact[]).filter((fact) => !isSet[fact]);
}
