import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { diffTexts } from '../content/blog-tools';
import { diffRows } from './diff-rows';
import type { DiffRow } from './diff-rows';

const marks = { same: ' ', added: '+', removed: '−' } as const;
const looks = {
  same: 'border-transparent',
  added: 'border-positive bg-surface',
  removed: 'border-negative bg-surface',
} as const;

/** Two texts compared line by line: a sign, a word and an edge mark each change. */
export function DiffView({
  label,
  from,
  to,
}: {
  label: string;
  from: string;
  to: string;
}): ReactNode {
  const rows = useMemo(() => diffRows(from, to), [from, to]);
  if (from === to) return <p className="text-ink-muted">{diffTexts.same}</p>;
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="border-rule max-h-96 overflow-auto border font-mono text-sm"
    >
      {/* Lines never move within one comparison: their place is their key. */}
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row }: { row: DiffRow }): ReactNode {
  if (row.kind === 'skipped') {
    return (
      <p className="text-ink-muted border-rule border-y px-3 py-1">
        {diffTexts.skipped(row.lines)}
      </p>
    );
  }
  const { kind, text } = row;
  return (
    <p className={`flex gap-2 border-l-4 px-2 py-0.5 ${looks[kind]}`}>
      <span aria-hidden="true">{marks[kind]}</span>
      {kind !== 'same' && <span className="sr-only">{diffTexts[kind]}: </span>}
      <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{text || ' '}</span>
    </p>
  );
}
