import { formatCount, formatFigure } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { FactTiles } from '../../charts/fact-tiles';
import { FactList } from '../../controls/fact-list';
import { ToolButton } from '../../controls/tool-button';
import { ToolSection } from '../../frame/tool-section';
import { queryClient } from '../../queries/query-client';
import { Loaded, Waiting } from '../../queries/query-part';
import { useChange, useData } from '../../queries/use-data';
import { Address } from '../../table/address';
import { columnsOf, vital } from '../../table/columns';
import { NewestNote } from '../../table/newest-note';
import { ToolTable } from '../../table/tool-table';
import { ShownTime } from '../../time/shown-time';
import { errorTexts, errorTextsOfOne as text } from './content/errors';
import {
  ERROR_DAYS_SHOWN,
  errorQueries,
  setErrorStatus,
  type ErrorDay,
  type ErrorGroup,
  type ErrorSample,
} from './queries';
import { StatusBadge } from './error-list';

/** A group of errors: whose it is, where it is in the sources, what led to it, and how often it happens. */
export function ErrorView({ group }: { group: ErrorGroup }) {
  const [sample] = group.samples;
  return (
    <>
      <FactTiles
        facts={[
          { label: errorTexts.visitors, figure: formatCount(group.visitors) },
          { label: errorTexts.count, figure: formatCount(group.count) },
        ]}
      />
      <ToolSection title={text.factsOf}>
        <FactList facts={factsOf(group)} />
      </ToolSection>
      <ToolSection title={text.stack}>
        {sample === undefined || sample.frames.length === 0 ? (
          <p>{text.noStack}</p>
        ) : (
          <ErrorStack id={group.id} app={group.app} sample={sample} />
        )}
      </ToolSection>
      <ToolSection title={text.breadcrumbs}>
        <BreadcrumbList crumbs={sample?.breadcrumbs ?? []} />
      </ToolSection>
      <ToolSection title={text.days}>
        <ErrorDays id={group.id} />
      </ToolSection>
    </>
  );
}

function factsOf(group: ErrorGroup): [label: string, value: ReactNode][] {
  const { app, kind, owners, route, place, evidence, status, samples } = group;
  const { unknownVersion } = errorTexts;
  return [
    [errorTexts.status, <StatusBadge key="status" status={status} />],
    [errorTexts.kind, errorTexts.kinds[kind] ?? kind],
    [errorTexts.app, app],
    [errorTexts.owner, owners.join(' ') || errorTexts.nobody],
    [text.place, place],
    [text.evidence, text.evidences[evidence] ?? evidence],
    [errorTexts.route, route ?? errorTexts.noRoute],
    [errorTexts.firstVersion, group.first_version ?? unknownVersion],
    [text.version, group.last_version ?? unknownVersion],
    [text.samples, samples[0]?.composition ?? text.unknownComposition],
    [errorTexts.firstSeen, <ShownTime key="first" at={group.first_seen} />],
    [errorTexts.lastSeen, <ShownTime key="last" at={group.last_seen} />],
  ];
}

export function StatusButton({ id, status }: { id: number; status: string }) {
  const isResolved = status === 'resolved';
  const change = useChange({
    failure: 'The status of an error was not changed',
    mutationFn: () => setErrorStatus(id, !isResolved),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: errorQueries.all }),
  });
  return (
    <div className="mb-6">
      <ToolButton
        isPending={change.isPending}
        pending={isResolved ? text.reopening : text.resolving}
        onClick={() => change.mutate()}
      >
        {isResolved ? text.reopen : text.resolve}
      </ToolButton>
      <p className="text-ink-muted mt-2 max-w-prose text-sm">{text.resolvedNote}</p>
      {change.isError && <Notice tone="error" title={text.changeFailed} className="mt-2" />}
    </div>
  );
}

function BreadcrumbList({ crumbs }: { crumbs: ErrorSample['breadcrumbs'] }) {
  if (crumbs.length === 0) return <p>{text.noBreadcrumbs}</p>;
  return (
    <ol className="text-sm">
      {crumbs.map(({ kind, what, status, before_ms: before }, index) => (
        <li
          key={index}
          className="border-rule flex flex-wrap gap-x-4 border-t py-2 first:border-t-0"
        >
          <span className="text-ink-muted w-32 tabular-nums">
            {text.before(formatFigure(Math.round(before / 100) / 10))}
          </span>
          <span className="w-32">{text.crumbs[kind] ?? kind}</span>
          <span className="min-w-0 break-words">
            <Address>{status === undefined ? what : `${what} ${status}`}</Address>
          </span>
        </li>
      ))}
    </ol>
  );
}

function ErrorDays({ id }: { id: number }) {
  return (
    <Loaded query={errorQueries.days(id)} texts={text}>
      {(rows) => (
        <ToolTable
          name="error-days"
          caption={text.daysCaption}
          columns={columns}
          source={{ rows }}
          rowKey={({ day, version }) => `${day} ${version}`}
          rowName={({ day, version }) => `${day} ${version}`}
          initialSort={{ key: 'day', descending: true }}
          note={<NewestNote shown={rows.length} most={ERROR_DAYS_SHOWN} />}
          empty={text.missing}
        />
      )}
    </Loaded>
  );
}

const day = columnsOf<ErrorDay>();
const columns = [
  day.text('day', text.day),
  vital(day.sorted('version', text.version, (row) => row.version || errorTexts.unknownVersion)),
  day.figure('visitors', errorTexts.visitors),
  day.figure('count', errorTexts.count),
];

/** The frames of an error, innermost first: where they are in the sources, and below that in the built files. */
function ErrorStack(props: { id: number; app: string; sample: ErrorSample }) {
  const { id, app, sample } = props;
  const symbols = useData(errorQueries.symbols(id, app, sample));
  return (
    <>
      {symbols.isPending && <Waiting className="text-sm">{text.symbols}</Waiting>}
      {symbols.isError && <p className="text-ink-muted text-sm">{text.symbolsFailed}</p>}
      <ol className="font-mono text-sm">
        {sample.frames.map(({ path, line, column }, index) => {
          const found = symbols.data?.[index] ?? null;
          return (
            <li key={index} className="border-rule border-t py-2 break-words first:border-t-0">
              {found !== null && (
                <span className="block">
                  <Address>{`${found.source}:${found.line}:${found.column}`}</Address>
                  <span>{found.name !== null && ` ${text.in(found.name)}`}</span>
                </span>
              )}
              <span className="text-ink-muted block">
                <Address>{`${path}:${line}:${column}`}</Address>
                <span>{found === null && !symbols.isPending && ` (${text.noMap})`}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
