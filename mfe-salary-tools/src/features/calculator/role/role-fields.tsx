import type { PayLevel, SalaryData, SalaryRole } from '@talent/api/salary/salary-data';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { rolesBySkill } from '../../../calculations/bands/roles-by-skill';
import { levelLabels } from '../../../content/levels';
import { BandSelect, type BandSelectsProps } from '../../../controls/band-selects';
import { calculatorSkills } from '../content/calculator-skills';
import { calculatorText } from '../content/calculator-text';
import { FieldGroup } from '../fields/field-group';
import { NumberField } from '../fields/number-field';
import { figuresStore, setFigure } from '../state/figures-store';
import { noFigures, numberIn, skillsIn } from '../state/figures';
import type { CalculatorState } from '../state/use-calculator';
import { trackSalary } from '../../track-salary';

const { choices: text } = calculatorText;

interface RoleFieldsProps extends CalculatorState {
  data: SalaryData;
  isUnlocked: boolean;
}

/** Role, place, level and work mode, and two ways to find role and level. */
export function RoleFields({ data, isUnlocked, choices, choose }: RoleFieldsProps) {
  const years = numberIn(figuresStore(), 'years');
  const chooseRole = (role: string) => {
    choose({ role });
    trackSalary('calculator', { action: 'role', role });
  };
  const setYears = (typed: string) => {
    const known = numberIn({ ...noFigures, years: typed }, 'years');
    if (known !== null) choose({ level: levelFromYears(known) });
  };
  const selects: BandSelectsProps = {
    ...{ data, isUnlocked, text, id: 'calculator', question: choices },
    choose: ({ role, ...others }) => (role === undefined ? choose(others) : chooseRole(role)),
  };
  return (
    <FieldGroup legend={text.legend}>
      <BandSelect name="role" {...selects} />
      <SkillsFinder roles={data.roles} role={choices.role} choose={choose} />
      <BandSelect name="country" {...selects} />
      <BandSelect name="region" {...selects} />
      <BandSelect name="level" {...selects} />
      <BandSelect name="mode" {...selects} />
      <div className="sm:col-span-2">
        <NumberField
          name="years"
          label={text.years}
          hint={text.yearsHint}

          onType={setYears}
        />
        {years !== null && (
          <p role="status" className="mt-1.5 text-sm text-ink-muted">
            {`${text.yearsGave} ${levelLabels[levelFromYears(years)]}.`}
          </p>
        )}
      </div>
    </FieldGroup>
  );
}

/** Years from which a level begins, by this site's own rule; the sources name levels without any years. */
const LEVEL_YEARS = { MI: 2, SE: 5 } as const;

/**
 * The level for a number of years of relevant experience, by our own rule. Never the executive one: that is
 * a position, not a number of years.
 */
export function levelFromYears(years: number): Exclude<PayLevel, 'EX'> {
  if (years < LEVEL_YEARS.MI) return 'EN';
  return years < LEVEL_YEARS.SE ? 'MI' : 'SE';
}

const { skills: skillText } = calculatorText;

interface SkillsFinderProps extends Pick<CalculatorState, 'choose'> {
  roles: readonly SalaryRole[];
  role: string;
}

/** Suggests the closest roles of the data from skills; a skill changes no figure, and this says so. */
function SkillsFinder({ roles, role, choose }: SkillsFinderProps) {
  const chosen = skillsIn(figuresStore());
  const keys = roles.map(({ key }) => key);
  const matches = rolesBySkill(chosen, calculatorSkills, keys);
  const toggle = (skill: string, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== skill);
    setFigure('skills', (isChosen ? [...others, skill] : others).join(','));
  };
  const use = (suggested: string) => {
    choose({ role: suggested });
    trackSalary('calculator', { action: 'role-from-skills', role: suggested });
  };
  return (
    <details className="border-y border-rule py-2 sm:col-span-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-signal">
        {skillText.title}
      </summary>
      <p className="mb-4 text-sm text-ink-muted">{skillText.note}</p>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{skillText.legend}</legend>
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
            <p className="mt-3 font-medium">{skillText.closest}</p>
            <ul>
              {matches.map((match) => {
                const label = roles.find(({ key }) => key === match.role)?.label;
                return (
                  <li
                    key={match.role}
                    className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-0"
                  >
                    <span>
                      <span>{label}</span>{' '}
                      <span className="text-sm text-ink-muted">
                        {match.count === 1
                          ? skillText.match.one
                          : `${match.count} ${skillText.match.many}`}
                      </span>
                    </span>
                    {match.role === role ? (
                      <span className="text-sm text-ink-muted">{skillText.chosen}</span>
                    ) : (
                      <Button variant="secondary" onClick={() => use(match.role)}>
                        {`${skillText.use} ${label ?? ''}`}
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
