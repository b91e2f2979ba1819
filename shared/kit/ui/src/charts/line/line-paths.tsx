import { isAlone, linePath, UNITS } from './line-path.ts';
import type { PlacedSeries } from './line-model.ts';

/** With so many places or fewer every value is a dot. */
const FEW = 12;

/** The lines, those of context first, so that the named ones are in front. */
export function LinePaths({
  lines,
  active,
}: {
  lines: readonly PlacedSeries[];
  active: number | null;
}) {
  const order = lines
    .map((line, row) => ({ line, row }))
    .sort((a, b) => front(a.line) - front(b.line));
  return (
    <>
      <svg
        viewBox={`0 0 ${UNITS} ${UNITS}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        {order.map(({ line, row }) => (
          <g
            key={line.key}
            data-series={line.color}
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeWidth={
              line.color === 'muted' && active !== row ? 1.5 : active === row ? 3.5 : 2.5
            }
            opacity={active === null || active === row ? 1 : 0.55}
            className="fill-none stroke-(--series)"
          >
            <path
              d={linePath(line.spots.map((spot, at) => (isPart(line, at) ? null : spot)))}
              data-dash={line.dash}
              vectorEffect="non-scaling-stroke"
            />
            {line.points.some((_, at) => isPart(line, at)) && (
              <path
                d={linePath(line.spots.map((spot, at) => (nearsPart(line, at) ? spot : null)))}
                strokeDasharray="1 6"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        ))}
      </svg>
      {order.map(({ line }) => (
        <g key={line.key} data-series={line.color}>
          {line.spots.map((spot, at) => {
            const isSmall = line.points[at]?.isSmall === true || isPart(line, at);
            const isShown =
              isSmall || line.spots.length <= FEW || at === line.last || isAlone(line.spots, at);
            if (!spot || !isShown) return null;
            return (
              <circle
                key={at}
                cx={`${spot[0]}%`}
                cy={`${spot[1]}%`}
                r={isSmall ? 4 : 3.5}
                className={
                  isSmall ? 'fill-paper stroke-(--series) stroke-2' : 'fill-(--series) stroke-none'
                }
              />
            );
          })}
        </g>
      ))}
    </>
  );
}

function isPart({ points }: PlacedSeries, at: number): boolean {
  return points[at]?.isPart === true;
}

/** Whether the line from or to this point is of a part of a period. */
function nearsPart(line: PlacedSeries, at: number): boolean {
  return isPart(line, at) || isPart(line, at + 1);
}

function front({ color }: PlacedSeries): number {
  return color === 'muted' ? 0 : 1;
}
