import type {
  MarketRefreshStatus,
  RefreshedSource,
} from '@talent/api/market/market-refresh-status';
import { DataError } from '@talent/data/errors';
import { formatDay } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import { useState, type ReactNode } from 'react';
import { ConfirmPanel } from '../../controls/confirm-panel';
import { ToolButton } from '../../controls/tool-button';
import { ToolSection } from '../../frame/tool-section';
import { Loaded } from '../../queries/loaded';
import { queryClient } from '../../queries/query-client';
import { useChange } from '../../queries/use-data';
import { column } from '../../table/columns';
import { ShortTable } from '../../table/tool-table';
import { formatUtc } from '../../time/utc';
import { acceptMarketJump } from './api/market-refresh';
import { formatLastDay, marketTexts, marketTexts as text } from './content/market-refresh';
import { jobsQueries } from './queries';

const { columns } = text;

/** When each source of the market was last asked and last changed, and what came of it. */
export function MarketPanel({ now }: { now: Date }): ReactNode {
  return (
    <ToolSection id="market" title={text.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{text.lede}</p>
      <Loaded query={jobsQueries.market} texts={text}>
        {(status) => <Sources status={status} now={now} />}
      </Loaded>
    </ToolSection>
  );
}

function Sources({ status, now }: { status: MarketRefreshStatus; now: Date }): ReactNode {
  const { tone, words } = scheduleFinding(status, now);
  const hasAddress = (key: string) => status.addresses?.includes(key) === true;
  return (
    <>
      <Notice tone={tone} className="mb-4">
        {words}
      </Notice>
      {status.sources.length === 0 && <p>{text.none}</p>}
      {status.sources.length > 0 && (
        <ShortTable
          name="market-sources"
          caption={text.caption}
          captionShown
          columns={[
            { key: 'source', label: columns.source, value: ({ name, key }) => name ?? key },
            { key: 'until', label: columns.until, value: formatLastDay },
            column<RefreshedSource>('fetched', columns.fetched, ({ retrieved_on: day }) =>
              day === null ? text.notYet : formatDay(day),
            ),
            column<RefreshedSource>(
              'address',
              columns.address,
              ({ key }) => (hasAddress(key) ? text.hasAddress : text.noAddress),
              { priority: 3 },
            ),
            { key: 'asked', label: columns.asked, value: ({ asked_at }) => timeOf(asked_at) },
            column<RefreshedSource>(
              'changed',
              columns.changed,
              ({ changed_at }) => timeOf(changed_at),
              {
                priority: 3,
              },
            ),
            column<RefreshedSource>(
              'outcome',
              columns.outcome,
              ({ outcome, reason }) =>
                outcome === null ? text.never : `${text.outcomes[outcome]}. ${reason ?? ''}`,
              {
                priority: 1,
                cell: (row) => (
                  <div className="min-w-56">
                    <Outcome row={row} />
                  </div>
                ),
              },
            ),
          ]}
          rows={status.sources}
          rowKey={({ key }) => key}
        />
      )}
    </>
  );
}

function timeOf(time: string | null): string {
  return time === null ? text.never : formatUtc(time);
}

function Outcome({ row }: { row: RefreshedSource }): ReactNode {
  const { outcome, reason, waiting_sha256: sha256 } = row;
  if (outcome === null) return text.never;
  return (
    <>
      <p>
        {text.outcomes[outcome]}. {reason}
      </p>
      {row.is_accepted && <p className="mt-1">{text.accepted}</p>}
      {sha256 !== null && !row.is_accepted && <AcceptJump source={{ key: row.key, sha256 }} />}
    </>
  );
}

/** Another file waits by now, or none. */
const isOutdated = (error: unknown): boolean =>
  error instanceof DataError && error.code === 'PT409';

/** Takes an admin's yes to one file that was refused for a jump. It asks once more, because pages show the file's figures. */
export function AcceptJump({ source }: { source: { key: string; sha256: string } }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const accept = useChange({
    failure: 'The jump was not accepted',
    mutationFn: acceptMarketJump,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsQueries.market.queryKey }),
  });
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
          failed={isOutdated(accept.error) ? text.notAccepted : text.notSaved}
          onConfirm={() =>
            accept.mutateAsync(source).then(
              () => true,
              () => false,
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

const { schedule } = marketTexts;

/** The schedule runs every hour; three missed runs are a fault, as on the site status. */
const LATE_MS = 3 * 60 * 60 * 1000;

/** Whether newer figures are asked for, in words. */
export function scheduleFinding(
  { ran_at: ranAt, addresses }: Pick<MarketRefreshStatus, 'ran_at' | 'addresses'>,
  now: Date,
): { tone: 'info' | 'warning'; words: string } {
  if (ranAt === null) return { tone: 'warning', words: schedule.never };
  if (addresses === null) return { tone: 'warning', words: schedule.unreadable };
  const at = formatUtc(ranAt);
  const words = addresses.length === 0 ? schedule.off(at) : schedule.on(addresses.length, at);
  if (now.getTime() - Date.parse(ranAt) <= LATE_MS) return { tone: 'info', words };
  return { tone: 'warning', words: `${words} ${schedule.late}` };
}
