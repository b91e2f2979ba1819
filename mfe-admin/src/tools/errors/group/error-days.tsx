import type { ReactNode } from 'react';
import { QueryPart } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { NewestNote } from '../../../table/newest-note';
import { ToolTable } from '../../../table/tool-table';
import { errorTexts, errorTextsOfOne as text } from '../content/errors';
import { ERROR_DAYS_SHOWN, errorQueries } from '../queries';

interface ErrorDay {
  day: string;
  version: string;
  count: number;
  visitors: number;
}

/** How often a group happened on each day, in each version. */
export function ErrorDays({ id }: { id: number }): ReactNode {
  const query = useData(errorQueries.days(id));
  return (
    <QueryPart query={query} texts={text}>
      {(rows) => (
        <ToolTable<ErrorDay>
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
    </QueryPart>
  );
}

const of = columnsOf<ErrorDay>();
const columns: readonly ToolColumn<ErrorDay>[] = [
  of.text('day', text.day),
  {
    key: 'version',
    label: text.version,
    sortable: true,
    priority: 1,
    value: ({ version }) => version || errorTexts.unknownVersion,
  },
  of.figure('visitors', errorTexts.visitors),
  of.figure('count', errorTexts.count),
];
