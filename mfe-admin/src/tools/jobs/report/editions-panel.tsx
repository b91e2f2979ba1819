import { editionDue, type EditionDue } from '@talent/api/salary/edition-due';
import { formatEdition } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/query-part';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ShortTable } from '../../../table/tool-table';
import type { SourceEdition } from '../api/every-week';
import { editionsTexts as text } from '../content/source-editions';
import { jobsQueries } from '../queries';

type Row = SourceEdition & EditionDue;

/** The current edition of every source, and which ones are overdue: those first. */
export function EditionsPanel({ now }: { now: Date }) {
  const asOf = now.toISOString().slice(0, 10);
  return (
    <ToolSection id="sources" title={text.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{text.lede}</p>
      <Loaded query={jobsQueries.editions} texts={text}>
        {(sources) => (
          <Editions
            rows={sources
              .map((source): Row => ({
                ...source,
                ...editionDue(source.key, source.edition, asOf),
              }))
              .toSorted((a, b) => (b.overdue ?? -1) - (a.overdue ?? -1))}
          />
        )}
      </Loaded>
    </ToolSection>
  );
}

function Editions({ rows }: { rows: readonly Row[] }) {
  const late = rows.filter(({ overdue }) => overdue !== null).length;
  return (
    <>
      <Notice tone={late > 0 ? 'warning' : 'info'} className="mb-4">
        {late > 0 ? text.overdue(late) : text.none}
      </Notice>
      <ShortTable
        name="source-editions"
        caption={text.caption}
        captionShown
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </>
  );
}

const row = columnsOf<Row>();
const { columns: labels } = text;
const columns = [
  row.of('source', labels.source, ({ name }) => name),
  row.of('edition', labels.edition, ({ edition }) => formatEdition(edition)),
  rare(row.of('rhythm', labels.rhythm, ({ text: rhythm }) => rhythm)),
  vital(row.of('state', labels.state, ({ overdue }) => text.state(overdue))),
];
