import type { PayCountry, PayLevel, SalaryData, WorkMode } from '@talent/api/salary/salary-data';
import { Field } from '@talent/ui/field';
import { regionsOf } from '../../calculations/bands/regions-of';
import { amountProblems } from '../../content/amount-problems';
import { countryMoney } from '../../content/country-money';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../content/levels';
import { AmountInput } from '../../controls/amount-input';
import { ChoiceSelect, optionsOf } from '../../controls/choice-select';
import { offerText } from './content/offer-text';
import type { useOfferForm } from './use-offer-form';

const { fields: text } = offerText;

interface OfferFieldsProps {
  data: SalaryData;
  isUnlocked: boolean;
  state: ReturnType<typeof useOfferForm>;
}

/** Role, base pay, level, place and work mode. Only the choices have names: a submitted form never has the amount. */
export function OfferFields({ data, isUnlocked, state }: OfferFieldsProps) {
  const { question, choose } = state;
  const { sign, unit } = countryMoney[question.country];
  const byOpen = (isOpen: boolean) =>
    data.roles
      .filter(({ open }) => isUnlocked || open === isOpen)
      .map(({ key, label }) => ({ value: key, label }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceSelect
        id="offer-role"
        name="role"
        label={text.role}
        value={question.role}
        options={
          isUnlocked
            ? byOpen(true)
            : [
                { group: text.openRoles, options: byOpen(true) },
                { group: text.closedRoles, options: byOpen(false) },
              ]
        }
        onChoose={(role) => choose({ role })}
        className="sm:col-span-2"
      />
      <Field
        id="offer-base"
        label={`${text.base} (${unit})`}
        hint={text.baseHint}
        error={state.problem && amountProblems[state.problem]}
        className="sm:col-span-2"
        required
      >
        {({ required: _, ...control }) => (
          <AmountInput
            {...control}
            sign={sign}
            value={state.text}
            onType={state.type}
            onBlur={state.leave}
          />
        )}
      </Field>
      <ChoiceSelect
        id="offer-level"
        name="level"
        label={text.level}
        value={question.level ?? ''}
        any={anyLabels.level}
        options={optionsOf(levelLabels)}
        onChoose={(level) => choose({ level: (level || null) as PayLevel | null })}
      />
      <ChoiceSelect
        id="offer-mode"
        name="mode"
        label={text.mode}
        value={question.mode ?? ''}
        any={anyLabels.workMode}
        options={optionsOf(workModeLabels)}
        onChoose={(mode) => choose({ mode: (mode || null) as WorkMode | null })}
      />
      <ChoiceSelect
        id="offer-country"
        name="country"
        label={text.country}
        value={question.country}
        options={optionsOf(countryLabels)}
        onChoose={(country) => choose({ country: country as PayCountry })}
      />
      <ChoiceSelect
        id="offer-region"
        name="region"
        label={text.region}
        value={question.region ?? ''}
        any={anyLabels.region[question.country]}
        options={regionsOf(data, question)}
        onChoose={(region) => choose({ region: region || null })}
      />
    </div>
  );
}
