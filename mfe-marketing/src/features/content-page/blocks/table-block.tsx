import type { ShownBlock } from '../shown-block';
import { contentPageText } from '../content/content-page-text';
import { CardTable } from './card-table';
import { InlineText } from './inline-text';

/** A table of words. Where it says who does what, each cell has a square: filled for the one who does it. */
export function TableBlock({
  caption,
  columns,
  rows,
  leads,
  weeks,
}: Extract<ShownBlock, { kind: 'table' }>) {
  return (
    <CardTable
      caption={caption}
      columns={columns}
      rows={rows.map(([heading = '', ...cells], index) => ({
        heading,
        picture: weeks?.[index],
        cells: cells.map((cell, column) =>
          leads ? (
            <Duty key={columns[column + 1]} text={cell} leads={leads} />
          ) : (
            <InlineText key={columns[column + 1]} text={cell} />
          ),
        ),
      }))}
      note={leads && contentPageText.duties}
    />
  );
}

const NONE = '–';

// Borders are drawn in forced colors too, where backgrounds are not.
const filledClass = 'border-[5px] border-signal';
const hollowClass = 'border border-boundary';

function Duty({ text, leads }: { text: string; leads: readonly string[] }) {
  if (text === NONE) return <span>{text}</span>;
  const isLead = leads.some((lead) => text.startsWith(lead));
  return (
    <span className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 ${isLead ? filledClass : hollowClass}`}
      />
      <span>
        <InlineText text={text} />
      </span>
    </span>
  );
}
