import type { ChartColor } from '../chart-color.ts';

/** A mark and its meaning. */
export interface LegendItem {
  label: string;
  color: ChartColor;
  mark: 'bar' | 'hollow' | 'dot' | 'rule' | 'tick';
}

/** The marks of a chart with their names, above the drawing. Screen readers get the names from the figures. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
      {items.map(({ label, color, mark }) => (
        <li key={label} data-series={color} className="flex items-center gap-2">
          <svg width="24" height="14" className="shrink-0 overflow-visible">
            <LegendMark mark={mark} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function LegendMark({ mark }: Pick<LegendItem, 'mark'>) {
  if (mark === 'rule') return <rect y="6" width="24" height="2" className="fill-(--series)" />;
  if (mark === 'tick') return <rect x="10" width="3" height="14" className="fill-(--series)" />;
  if (mark === 'dot') return <circle cx="12" cy="7" r="5" className="fill-(--series)" />;
  const fill = mark === 'hollow' ? 'fill-paper' : 'fill-(--series)';
  return (
    <rect x="1" y="2" width="22" height="10" className={`stroke-(--series) stroke-2 ${fill}`} />
  );
}
