import { useMemo, type ReactNode } from 'react';
import { diffTexts } from '../content/blog-tools';
import { nearDifferences, pairedRows } from './line-diff';

/** Two texts beside each other, line by line. Lines that differ have an edge and a word. */
export function SideBySide(props: {
  label: string;
  left: string;
  right: string;
  /** Lines far from every difference are left out. */
  isFolded?: boolean;
}): ReactNode {
  const { label, left, right, isFolded = false } = props;
  const rows = useMemo(() => {
    const all = pairedRows(left, right);
    return isFolded ? nearDifferences(all) : all;
  }, [left, right, isFolded]);
  if (left === right) return <p className="text-ink-muted mt-3 text-sm">{diffTexts.same}</p>;
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="border-rule mt-3 max-h-96 overflow-auto border font-mono text-sm"
    >
      {/* Lines never move within one comparison: their place is their key. */}
      {rows.map((row, index) =>
        row === null ? (
          <p key={index} className="text-ink-muted border-rule border-y px-3 py-1">
            {diffTexts.skipped}
          </p>
        ) : (
          <div key={index} className="grid grid-cols-2">
            <Line text={row.left} differs={row.differs} />
            <Line text={row.right} differs={row.differs} />
          </div>
        ),
      )}
    </div>
  );
}

function Line({ text, differs }: { text: string | null; differs: boolean }): ReactNode {
  const isMarked = differs && text !== null;
  const look = isMarked ? 'border-signal bg-signal-wash' : 'border-transparent';
  return (
    <p className={`min-w-0 border-l-4 px-2 py-0.5 ${look}`}>
      {isMarked && <span className="sr-only">{diffTexts.differs}: </span>}
      <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text || ' '}</span>
    </p>
  );
}
