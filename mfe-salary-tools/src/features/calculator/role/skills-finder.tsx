import type { SalaryRole } from '@talent/api/salary/salary-data';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { rolesBySkill } from '../../../calculations/bands/roles-by-skill';
import { calculatorSkills } from '../content/calculator-skills';
import { calculatorText } from '../content/calculator-text';
import { skillsIn } from '../state/figures';
import { figuresStore, setFigure } from '../state/figures-store';
import { trackCalculator } from '../state/track-calculator';
import type { CalculatorState } from '../state/use-calculator';

const { skills: text } = calculatorText;

interface SkillsFinderProps extends Pick<CalculatorState, 'choose'> {
  roles: readonly SalaryRole[];
  /** Key of the role that is chosen now. */
  role: string;
}

/** Suggests the closest roles of the data from skills; a skill changes no figure, and this says so. */
export function SkillsFinder({ roles, role, choose }: SkillsFinderProps) {
  const chosen = skillsIn(figuresStore());
  const keys = roles.map(({ key }) => key);
  const matches = rolesBySkill(chosen, calculatorSkills, keys);
  const toggle = (skill: string, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== skill);
    setFigure('skills', (isChosen ? [...others, skill] : others).join(','));
  };
  const use = (suggested: string) => {
    choose({ role: suggested });
    trackCalculator({ action: 'role-from-skills', role: suggested });
  };
  return (
    <details className="border-y border-rule py-2 sm:col-span-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-signal">
        {text.title}
      </summary>
      <p className="mb-4 text-sm text-ink-muted">{text.note}</p>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{text.legend}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {calculatorSkills
            .filter((skill) => skill.roles.some((each) => keys.includes(each)))
            .map(({ key, label }) => (
              <CheckboxField
                key={key}
                label={label}
                checked={chosen.includes(key)}
                onChange={(event) => toggle(key, event.target.checked)}
              />
            ))}
        </div>
      </fieldset>
      <div role="status" className="mb-2">
        {matches.length > 0 && (
          <>
            <p className="mt-3 font-medium">{text.closest}</p>
            <ul>
              {matches.map((match) => {
                const label = roles.find(({ key }) => key === match.role)?.label;
                return (
                  <li
                    key={match.role}
                    className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-0"
                  >
                    <span>
                      {label}{' '}
                      <span className="text-sm text-ink-muted">
                        {match.count === 1 ? text.match.one : `${match.count} ${text.match.many}`}
                      </span>
                    </span>
                    {match.role === role ? (
                      <span className="text-sm text-ink-muted">{text.chosen}</span>
                    ) : (
                      <Button variant="secondary" onClick={() => use(match.role)}>
                        {text.use} {label}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
