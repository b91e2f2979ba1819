import type {
  MarketRefreshStatus,
  RefreshedSource,
} from '@talent/api/market/market-refresh-status';
import { DataError } from '@talent/data/errors';
import { formatCount, formatDay, formatEdition } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import { Select, optionsOf } from '@talent/ui/select';
import { useState } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/query-part';
import { queryClient } from '../../../queries/query-client';
import { succeeds, useChange, useData } from '../../../queries/use-data';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ShortTable } from '../../../table/tool-table';
import { formatTime } from '../../../time/format-time';
import { acceptMarketJump, type SalaryAlerts } from '../api/every-week';
import { saveReportSchedule } from '../api/report-steps';
import { scheduleTexts } from '../content/jobs-report';
import { formatLastDay, marketTexts as text } from '../content/market-refresh';
import { alertsTexts } from '../content/salary-alerts';
import { jobsQueries } from '../queries';
import { EditionsPanel } from './editions-panel';

/** The parts that are the same for every week: the automation, sources that are overdue, salary alerts, and the sources of the market. */
export function EveryWeek({ now }: { now: Date }) {
  return (
    <>
      <SchedulePanel />
      <EditionsPanel now={now} />
      <AlertsPanel />
      <MarketPanel now={now} />
    </>
  );
}

export function SchedulePanel() {
  const schedule = useData(jobsQueries.schedule);
  const save = useChange({
    failure: 'The schedule was not saved',
    mutationFn: saveReportSchedule,
    onSuccess: (_, chosen) => queryClient.setQueryData(jobsQueries.schedule.queryKey, chosen),
  });
  if (!schedule.isSuccess) return null;
  return (
    <ToolSection title={scheduleTexts.title}>
      <Select
        label={scheduleTexts.label}
        hint={scheduleTexts.hint}
        className="max-w-2xl"
        value={save.isPending ? save.variables : schedule.data}
        options={optionsOf(scheduleTexts.options)}
        onChoose={(chosen) => save.mutate(chosen)}
      />
      <p role="status" className="text-ink-muted mt-2 text-sm">
        {save.isSuccess && scheduleTexts.saved}
      </p>
      {save.isError && <Notice tone="error">{scheduleTexts.failed}</Notice>}
    </ToolSection>
  );
}

/** How many visitors follow a role, and how many emails each new edition of the salary figures caused. */
export function AlertsPanel() {
  return (
    <ToolSection title={alertsTexts.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{alertsTexts.lede}</p>
      <Loaded query={jobsQueries.alerts} texts={alertsTexts}>
        {(alerts) => (
          <>
            <p className="mb-4">{alertsTexts.counts(alerts)}</p>
            {alerts.editions.length === 0 ? (
              <p>{alertsTexts.none}</p>
            ) : (
              <ShortTable
                name="salary-alerts"
                caption={alertsTexts.caption}
                captionShown
                columns={editionColumns}
                rows={alerts.editions}
                rowKey={({ source_key, edition }) => `${source_key} ${edition}`}
              />
            )}
          </>
        )}
      </Loaded>
    </ToolSection>
  );
}

const { columns: labels, sources } = alertsTexts;
const edition = columnsOf<SalaryAlerts['editions'][number]>();
const editionColumns = [
  edition.of('source', labels.source, ({ source_key: key }) => sources[key] ?? key),
  edition.of('edition', labels.edition, (row) => formatEdition(row.edition)),
  rare(edition.of('imported', labels.imported, (row) => formatTime(row.announced_at))),
  edition.figure('queued', labels.mails, formatCount),
  vital(
    edition.of('state', labels.state, ({ finished_at: at }) =>
      at === null ? alertsTexts.waiting : alertsTexts.finished(formatTime(at)),
    ),
  ),
];

/** When each source of the market was last asked and last changed, and what came of it. */
export function MarketPanel({ now }: { now: Date }) {
  return (
    <ToolSection id="market" title={text.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{text.lede}</p>
      <Loaded query={jobsQueries.market} texts={text}>
        {(status) => <Sources status={status} now={now} />}
      </Loaded>
    </ToolSection>
  );
}

function Sources({ status, now }: { status: MarketRefreshStatus; now: Date }) {
  const { columns } = text;
  const { tone, words } = scheduleFinding(status, now);
  const source = columnsOf<RefreshedSource>();
  return (
    <>
      <Notice tone={tone} className="mb-4">
        {words}
      </Notice>
      {status.sources.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ShortTable
          name="market-sources"
          caption={text.caption}
          captionShown
          columns={[
            source.of('source', columns.source, ({ name, key }) => name ?? key),
            source.of('until', columns.until, formatLastDay),
            source.of('fetched', columns.fetched, ({ retrieved_on: day }) =>
              day === null ? text.notYet : formatDay(day),
            ),
            rare(
              source.of('address', columns.address, ({ key }) =>
                status.addresses?.includes(key) ? text.hasAddress : text.noAddress,
              ),
            ),
            source.of('asked', columns.asked, ({ asked_at }) => timeOf(asked_at)),
            rare(source.of('changed', columns.changed, ({ changed_at }) => timeOf(changed_at))),
            vital(source.of('outcome', columns.outcome, outcomeOf, (row) => <Outcome row={row} />)),
          ]}
          rows={status.sources}
          rowKey={({ key }) => key}
        />
      )}
    </>
  );
}

function timeOf(time: string | null): string {
  return time === null ? text.never : formatTime(time);
}

function outcomeOf({ outcome, reason }: RefreshedSource): string {
  return outcome === null ? text.never : `${text.outcomes[outcome]}. ${reason ?? ''}`;
}

function Outcome({ row }: { row: RefreshedSource }) {
  const { key, waiting_sha256: sha256, is_accepted } = row;
  return (
    <div className="min-w-56">
      <p>{outcomeOf(row)}</p>
      {is_accepted && <p className="mt-1">{text.accepted}</p>}
      {sha256 !== null && !is_accepted && <AcceptJump source={{ key, sha256 }} />}
    </div>
  );
}

/** Takes an admin's yes to one file that was refused for a jump. It asks once more, because pages show the file's figures. */
export function AcceptJump({ source }: { source: { key: string; sha256: string } }) {
  const [isAsking, setAsking] = useState(false);
  const accept = useChange({
    failure: 'The jump was not accepted',
    mutationFn: acceptMarketJump,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsQueries.market.queryKey }),
  });
  // Another file waits by now, or none.
  const isOutdated = accept.error instanceof DataError && accept.error.code === 'PT409';
  return (
    <div className="mt-2">
      <ToolButton aria-expanded={isAsking} onClick={() => setAsking(true)}>
        {text.accept}
      </ToolButton>
      {isAsking && (
        <ConfirmPanel
          label={text.accept}
          question={text.sure}
          confirm={text.yes}
          cancel={text.cancel}
          failed={isOutdated ? text.notAccepted : text.notSaved}
          onConfirm={() => succeeds(accept.mutateAsync(source))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The schedule runs every hour; three missed runs are a fault, as on the site status. */
const LATE_MS = 3 * 60 * 60 * 1000;

/** Whether newer figures are asked for, in words. */
export function scheduleFinding(
  { ran_at: ranAt, addresses }: Pick<MarketRefreshStatus, 'ran_at' | 'addresses'>,
  now: Date,
): { tone: 'info' | 'warning'; words: string } {
  const { schedule } = text;
  if (ranAt === null) return { tone: 'warning', words: schedule.never };
  if (addresses === null) return { tone: 'warning', words: schedule.unreadable };
  const at = formatTime(ranAt);
  const words = addresses.length === 0 ? schedule.off(at) : schedule.on(addresses.length, at);
  if (now.getTime() - Date.parse(ranAt) <= LATE_MS) return { tone: 'info', words };
  return { tone: 'warning', words: `${words} ${schedule.late}` };
}
