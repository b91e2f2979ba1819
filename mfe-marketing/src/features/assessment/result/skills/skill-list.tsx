import type { SkillScore } from '@talent/api/assessment/attempt';
import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { assessmentText } from '../../content/assessment-text';
import { meaningOf, readingOf } from '../../content/skill-reading';
import { pointsText } from '../points-text';
import { SkillSquares } from './skill-squares';

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
