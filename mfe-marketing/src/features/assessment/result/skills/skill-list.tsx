import type { SkillScore } from '@talent/functions/assessment/attempt';
import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { assessmentText } from '../../content/assessment-text';
import { meaningOf, readingOf } from '../../content/skill-reading';
import { pointsText } from '../points-text';
import { box, hollowSquare } from '@talent/ui/mark-shapes';

const { result: text } = assessmentText;

/** The result as a drawing: a row of squares a skill, filled by score, with its meaning and a page to read. */
export function SkillList({ skills }: { skills: readonly SkillScore[] }) {
  return (
    <>
      <p className="mt-2 text-sm text-ink-muted">{text.squares}</p>
      <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
        {skills.map((skill) => {
          const reading = readingOf(skill.skill);
          return (
            <li key={skill.skill} className="border-t border-rule py-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <SkillSquares {...skill} />
                <h4 className="font-sans text-base font-semibold">{skill.skill}</h4>
                <p className="ml-auto tabular-nums">
                  {text.points(pointsText(skill.points), skill.possible)}
                </p>
              </div>
              <p className="mt-2 text-sm text-ink-muted">{meaningOf(skill)}</p>
              <p className="text-sm">
                {text.read}{' '}
                <Link asChild>
                  <RouterLink to={reading.to}>{reading.label}</RouterLink>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Side of a square and distance to the next one, in units of the drawing. */
const SIDE = 20;
const PITCH = 24;

/** A square for each question of a skill, filled from the left by points. The row beside it says the same in words. */
function SkillSquares({ points, possible }: { points: number; possible: number }) {
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

function filling(points: number): string {
  return Array.from({ length: Math.ceil(points) }, (_, index) =>
    box(index * PITCH, 0, SIDE * Math.min(1, points - index), SIDE),
  ).join('');
}
