import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { diffTexts } from '../content/blog-tools';
import { pairedRows } from './paired-rows';

interface Side {
  label: string;
  detail: string;
  text: string;
  action: ReactNode;
}

interface SideBySideProps {
  label: string;
  /** Instead of the lines, where the texts do not differ. */
  same: string;
  left: Side;
  right: Side;
}

/** Two whole texts beside each other, each with its choice. Lines that differ have an edge and a word. */
export function SideBySide({ label, same, left, right }: SideBySideProps): ReactNode {
  const rows = useMemo(() => pairedRows(left.text, right.text), [left.text, right.text]);
  return (
    <div role="group" aria-label={label} className="mt-3">
      <div className="grid grid-cols-2 gap-3">
        {[left, right].map((side) => (
          <div key={side.label}>
            <p className="font-semibold">{side.label}</p>
            <p className="text-ink-muted mb-2 text-sm">{side.detail}</p>
            {side.action}
          </div>
        ))}
      </div>
      {left.text === right.text ? (
        <p className="text-ink-muted mt-3 text-sm">{same}</p>
      ) : (
        <div
          role="region"
          aria-label={`${left.label}, ${right.label}`}
          tabIndex={0}
          className="border-rule mt-3 max-h-96 overflow-auto border font-mono text-sm"
        >
          {/* Lines never move within one comparison: their place is their key. */}
          {rows.map((row, index) => (
            <div key={index} className="grid grid-cols-2">
              <Line text={row.left} differs={row.differs} />
              <Line text={row.right} differs={row.differs} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Line({ text, differs }: { text: string | null; differs: boolean }): ReactNode {
  const look = differs && text !== null ? 'border-signal bg-signal-wash' : 'border-transparent';
  return (
    <p className={`min-w-0 border-l-4 px-2 py-0.5 ${look}`}>
      {differs && text !== null && <span className="sr-only">{diffTexts.differs}: </span>}
      <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text || ' '}</span>
    </p>
  );
}
