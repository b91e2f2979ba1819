import { indexNowOutcomes as known } from '@talent/api/seo/connections';
import { SiteLink } from '../../../controls/site-link';
import { ToolSection } from '../../../frame/tool-section';
import { QueryPart } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import type { ReactNode } from 'react';
import { Address } from '../../../table/address';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { IndexNowPanel, SearchConsolePanel } from '../connections/connection-panels';
import { connectionTexts, indexNowOutcomes, indexNowTexts } from '../content/connections';
import { taskTexts } from '../content/tasks';
import { seoQueries } from '../queries';

const { watch: text } = taskTexts;

export function WatchTask(): ReactNode {
  const connections = useData(seoQueries.connections);
  return (
    <>
      <ToolSection title={text.searchConsole}>
        <QueryPart query={connections} texts={connectionTexts}>
          {({ searchConsole }) => <SearchConsolePanel connection={searchConsole} />}
        </QueryPart>
      </ToolSection>
      <ToolSection title={text.indexNow}>
        <QueryPart query={connections} texts={connectionTexts}>
          {({ indexNow }) => (
            <>
              <IndexNowPanel connection={indexNow} />
              {(indexNow.setting !== 'unset' || indexNow.status.last !== null) && (
                <div className="mt-8">
                  <h3 className="mb-3 text-sm font-semibold">{indexNowTexts.calls}</h3>
                  <IndexNowCalls />
                </div>
              )}
            </>
          )}
        </QueryPart>
      </ToolSection>
      <ToolSection title={text.changes}>
        <p className="max-w-prose">
          {text.changesText}{' '}
          <SiteLink to="/comprehensive-seo-dashboard?view=compare">{text.toComparison}</SiteLink>
        </p>
      </ToolSection>
    </>
  );
}

type Call = RowOf<typeof seoQueries.indexNowCalls>;

const call = columnsOf<Call>();
const columns: readonly ToolColumn<Call>[] = [
  call.time('sent_at', indexNowTexts.columns.sent),
  {
    key: 'outcome',
    label: indexNowTexts.columns.outcome,
    sortable: true,
    priority: 1,
    value: outcomeOf,
  },
  call.figure('pages', indexNowTexts.columns.pages),
  call.unsorted('example', indexNowTexts.columns.example, ({ example }) => (
    <Clipped isLong>
      <Address>{example}</Address>
    </Clipped>
  )),
  call.time('retry_at', indexNowTexts.columns.retry),
];

export function IndexNowCalls(): ReactNode {
  return (
    <ToolTable
      name="indexnow-calls"
      caption={indexNowTexts.callsCaption}
      columns={columns}
      source={seoQueries.indexNowCalls}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'sent_at', descending: true }}
      pageSize={10}
      empty={indexNowTexts.noCalls}
      emptyKind="list"
    />
  );
}

/** Such as `Too many calls (429)`. */
function outcomeOf({ outcome, status }: Call): string {
  const name = known.find((one) => one === outcome);
  const words = name === undefined ? outcome : indexNowOutcomes[name];
  return status === null ? words : `${words} (${status})`;
}
