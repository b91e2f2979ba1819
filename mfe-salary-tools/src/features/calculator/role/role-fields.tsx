import type { PayCountry, PayLevel, SalaryData, WorkMode } from '@talent/api/salary/salary-data';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { calculatorText } from '../content/calculator-text';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { FieldGroup } from '../fields/field-group';
import { noFigures, numberIn } from '../state/figures';
import { NumberField } from '../fields/number-field';
import { figuresStore } from '../state/figures-store';
import { regionsOf } from '../../../calculations/bands/regions-of';
import { SkillsFinder } from './skills-finder';
import { trackCalculator } from '../state/track-calculator';
import type { CalculatorState } from '../state/use-calculator';

const { choices: text } = calculatorText;

interface RoleFieldsProps extends CalculatorState {
  data: SalaryData;
  /** Whether the roles that are not open to all can be used. */
  isUnlocked: boolean;
}

/** Role, place, level and work mode, and two ways to find role and level. */
export function RoleFields({ data, isUnlocked, choices, choose }: RoleFieldsProps) {
  const byOpen = (isOpen: boolean) =>
    data.roles
      .filter(({ open }) => isUnlocked || open === isOpen)
      .map(({ key, label }) => ({ value: key, label }));
  const years = numberIn(figuresStore(), 'years');
  const chooseRole = (role: string) => {
    choose({ role });
    trackCalculator({ action: 'role', role });
  };
  const setYears = (typed: string) => {
    const known = numberIn({ ...noFigures, years: typed }, 'years');
    if (known !== null) choose({ level: levelFromYears(known) });
  };
  return (
    <FieldGroup legend={text.legend}>
      <ChoiceSelect
        id="calculator-role"
        label={text.role}
        value={choices.role}
        options={
          isUnlocked
            ? byOpen(true)
            : [
                { group: text.openRoles, options: byOpen(true) },
                { group: text.closedRoles, options: byOpen(false) },
              ]
        }
        onChoose={chooseRole}
        className="sm:col-span-2"
      />
      <SkillsFinder roles={data.roles} role={choices.role} choose={choose} />
      <ChoiceSelect
        id="calculator-country"
        label={text.country}
        value={choices.country}
        options={optionsOf(countryLabels)}
        onChoose={(country) => choose({ country: country as PayCountry })}
      />
      <ChoiceSelect
        id="calculator-region"
        label={text.region}
        value={choices.region ?? ''}
        any={anyLabels.region[choices.country]}
        options={regionsOf(data, choices)}
        onChoose={(region) => choose({ region: region || null })}
      />
      <ChoiceSelect
        id="calculator-level"
        label={text.level}
        value={choices.level ?? ''}
        any={anyLabels.level}
        options={optionsOf(levelLabels)}
        onChoose={(level) => choose({ level: (level || null) as PayLevel | null })}
      />
      <ChoiceSelect
        id="calculator-mode"
        label={text.mode}
        value={choices.mode ?? ''}
        any={anyLabels.workMode}
        options={optionsOf(workModeLabels)}
        onChoose={(mode) => choose({ mode: (mode || null) as WorkMode | null })}
      />
      <div className="sm:col-span-2">
        <NumberField
          name="years"
          label={text.years}
          hint={text.yearsHint}

          onType={setYears}
        />
        {years !== null && (
          <p role="status" className="mt-1.5 text-sm text-ink-muted">
            {text.yearsGave} {levelLabels[levelFromYears(years)]}.
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
