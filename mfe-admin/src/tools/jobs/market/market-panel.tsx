import type {
  MarketRefreshStatus,
  RefreshedSource,
} from '@talent/api/market/market-refresh-status';
import { formatDay } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/loaded';
import { ToolTable } from '../../../table/tool-table';
import { formatUtc } from '../../../time/utc';
import { formatLastDay, marketTexts as text } from '../content/market-refresh';
import { jobsQueries } from '../queries';
import { AcceptJump } from './accept-jump';
import { scheduleFinding } from './schedule-finding';

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
        <ToolTable
          name="market-sources"
          caption={text.caption}
          captionShown
          isShort
          columns={[
            { key: 'source', label: columns.source, value: ({ name, key }) => name ?? key },
            { key: 'until', label: columns.until, value: formatLastDay },
            {
              key: 'fetched',
              label: columns.fetched,
              value: ({ retrieved_on: day }) => (day === null ? text.notYet : formatDay(day)),
            },
            {
              key: 'address',
              label: columns.address,
              priority: 3,
              value: ({ key }) => (hasAddress(key) ? text.hasAddress : text.noAddress),
            },
            { key: 'asked', label: columns.asked, value: ({ asked_at }) => timeOf(asked_at) },
            {
              key: 'changed',
              label: columns.changed,
              priority: 3,
              value: ({ changed_at }) => timeOf(changed_at),
            },
            {
              key: 'outcome',
              label: columns.outcome,
              priority: 1,
              value: ({ outcome, reason }) =>
                outcome === null ? text.never : `${text.outcomes[outcome]}. ${reason ?? ''}`,
              cell: (row) => (
                <div className="min-w-56">
                  <Outcome row={row} />
                </div>
              ),
            },
          ]}
          source={{ rows: status.sources }}
          empty={null}
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
