import { indexNowOutcomes as known } from '@talent/api/seo/connections';
import type { ReactNode } from 'react';
import { Address } from '../../../table/address';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { indexNowOutcomes, indexNowTexts as text } from '../content/connections';
import { seoQueries } from '../queries';

type Call = RowOf<typeof seoQueries.indexNowCalls>;

const call = columnsOf<Call>();
const columns: readonly ToolColumn<Call>[] = [
  call.time('sent_at', text.columns.sent),
  {
    key: 'outcome',
    label: text.columns.outcome,
    sortable: true,
    priority: 1,
    value: outcomeOf,
  },
  call.figure('pages', text.columns.pages),
  call.unsorted('example', text.columns.example, ({ example }) => (
    <Clipped isLong>
      <Address>{example}</Address>
    </Clipped>
  )),
  call.time('retry_at', text.columns.retry),
];

/** The newest calls of IndexNow with what came of them. */
export function IndexNowCalls(): ReactNode {
  return (
    <ToolTable
      name="indexnow-calls"
      caption={text.callsCaption}
      columns={columns}
      source={seoQueries.indexNowCalls}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'sent_at', descending: true }}
      pageSize={10}
      empty={text.noCalls}
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
