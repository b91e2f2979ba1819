import { box, hollowSquare } from '@talent/ui/mark-shapes';

/** Side of a square and distance to the next one, in units of the drawing. */
const SIDE = 20;
const PITCH = 24;

/** A square for each question of a skill, filled from the left by points. The row beside it says the same in words. */
export function SkillSquares({ points, possible }: { points: number; possible: number }) {
  const width = possible * PITCH - (PITCH - SIDE);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${SIDE}`}
      width={width}
      height={SIDE}
      className="shrink-0"
    >
      <path d={squares(possible)} className="fill-ink-muted forced-colors:fill-[CanvasText]" />
      <path d={filling(points)} className="fill-signal forced-colors:fill-[Highlight]" />
    </svg>
  );
}

function squares(possible: number): string {
  return Array.from({ length: possible }, (_, index) => hollowSquare(index * PITCH, 0, SIDE)).join(
    '',
  );
}

/** Whole points fill a square each, and the rest a part of the next one. */
function filling(points: number): string {
  return Array.from({ length: Math.ceil(points) }, (_, index) =>
    box(index * PITCH, 0, SIDE * Math.min(1, points - index), SIDE),
  ).join('');
}
