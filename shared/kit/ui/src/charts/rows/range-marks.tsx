import type { LinearAxis } from '../plot/linear-axis.ts';
import { isPoint, type RangeFigure, type RangeRow, type RangeWords } from './range-row.ts';
import { anchorAt, RowLabel, RowText } from './row-axis.tsx';

interface RangeMarksProps {
  row: RangeRow;
  axis: LinearAxis;
  /** The figure at the crosshair, which is written out below the bar. */
  active: RangeFigure | null;
  words: RangeWords;
  format: (value: number) => string;
  formatShort: (value: number) => string;
}

/** The marks of one range, around the middle of its row: the median above, its quarters below. */
export function RangeMarks({ row, axis, active, words, format, formatShort }: RangeMarksProps) {
  const { p10 = null, p25, p50, p75, p90 = null, isSmall } = row;
  const width = (from: number, to: number) =>
    Math.max(0, Math.round((axis.at(to) - axis.at(from)) * 100) / 100);
  const value = active && row[active];
  const range = isSmall ? 'stroke-(--series) stroke-2 fill-paper' : 'chart-range';
  return (
    <>
      {p10 !== null && p90 !== null && (
        <rect
          x={`${axis.at(p10)}%`}
          y="-1"
          width={`${width(p10, p90)}%`}
          height="2"
          className="fill-boundary"
        />
      )}
      {p25 !== null && p75 !== null && !isPoint(row) && (
        <rect
          x={`${axis.at(p25)}%`}
          y="-6"
          width={`${width(p25, p75)}%`}
          height="12"
          className={range}
        />
      )}
      {p50 !== null && isPoint(row) && <circle cx={`${axis.at(p50)}%`} r="6" className={range} />}
      {p50 !== null && (
        <svg x={`${axis.at(p50)}%`}>
          {!isPoint(row) && (
            <rect x="-1.5" y="-10" width="3" height="20" className="chart-median" />
          )}
          <RowText dy={-15} anchor={anchorAt(axis.at(p50), 6)} text={formatShort(p50)} isStrong />
        </svg>
      )}
      {value == null && p25 !== null && p75 !== null && !isPoint(row) && (
        <>
          <RowLabel
            x={axis.at(p25)}
            dy={22}
            {...(axis.at(p25) < 12 ? { anchor: 'start' } : { anchor: 'end', dx: 4 })}
            text={formatShort(p25)}
          />
          <RowLabel
            x={axis.at(p75)}
            dy={22}
            {...(axis.at(p75) > 88 ? { anchor: 'end' } : { anchor: 'start', dx: -4 })}
            text={formatShort(p75)}
          />
        </>
      )}
      {active && value != null && (
        <g data-crosshair="">
          <circle cx={`${axis.at(value)}%`} r="5" className="fill-ink stroke-paper stroke-2" />
          <RowLabel
            x={axis.at(value)}
            dy={23}
            anchor={anchorAt(axis.at(value), 33)}
            text={`${words[active]} ${format(value)}`}
            isStrong
          />
        </g>
      )}
    </>
  );
}
