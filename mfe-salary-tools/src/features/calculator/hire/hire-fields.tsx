import type { PayCountry } from '@talent/api/salary/salary-data';
import { Link } from '@talent/ui/link';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { calculatorHireText as text } from '../content/calculator-hire-text';
import { FieldGroup } from '../fields/field-group';
import { NumberField } from '../fields/number-field';
import { figuresStore, setFigure } from '../state/figures-store';
import { trackSalary } from '../../track-salary';
import { rateUnitOf } from './read-hire';

const { employment, contract, extras } = text;

interface HireFieldsProps {
  country: PayCountry;
  unit: string;
  sign: string;
}

/** The terms of a hire: the form of engagement, then employment and contract. */
export function HireFields({ country, unit, sign }: HireFieldsProps) {
  const { model } = figuresStore();
  const chooseModel = (chosen: string) => {
    setFigure('model', chosen);
    trackSalary('calculator', { action: 'model', model: chosen });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect
          id="calculator-model"
          label={text.model}
          value={model}
          options={optionsOf(text.models)}
          onChoose={chooseModel}
          className="sm:col-span-2"
        />
        {extrasOf(model).map((name) => (
          <NumberField key={name} name={name} label={extras[name]} sign={sign} />
        ))}
      </div>
      <EmploymentFields country={country} unit={unit} sign={sign} />
      <ContractFields unit={unit} sign={sign} />
    </>
  );
}

function extrasOf(model: string): (keyof typeof extras)[] {
  if (model === 'contract-to-hire') return ['contractMonths', 'conversionFee'];
  return model === 'team' ? ['employees', 'contractors'] : [];
}

function EmploymentFields({ country, unit, sign }: HireFieldsProps) {
  const { label, url } = employment.otherLink[country];
  const otherHint = (
    <>
      <span>{employment.otherHint[country]}</span> <Link href={url}>{label}</Link>
    </>
  );
  return (
    <FieldGroup legend={employment.legend} unit={unit}>
      <NumberField name="salary" sign={sign} label={employment.salary} isWide />
      <NumberField name="salaryBonus" label={employment.salaryBonus} />
      <NumberField name="salarySignOn" sign={sign} label={employment.salarySignOn} />
      <NumberField
        name="benefits"
        label={employment.benefits}
        hint={employment.benefitsHint}
        isWide
      />
      <NumberField
        name="otherCharges"
        sign={sign}
        label={employment.otherCharges[country]}
        hint={otherHint}
        isWide
      />
      <NumberField name="equipment" sign={sign} label={employment.equipment} />
      <NumberField name="fee" label={employment.fee} />
      <p className="text-sm text-ink-muted sm:col-span-2">{employment.feeHint}</p>
    </FieldGroup>
  );
}

function ContractFields({ unit, sign }: Omit<HireFieldsProps, 'country'>) {
  const time = rateUnitOf(figuresStore());
  return (
    <FieldGroup legend={contract.legend} unit={unit}>
      <ChoiceSelect
        id="calculator-rate-unit"
        label={contract.rateUnit}
        value={time}
        options={optionsOf(contract.rateUnits)}
        onChoose={(value) => setFigure('rateUnit', value)}
      />
      <NumberField name="rate" sign={sign} label={contract.rate} />
      <NumberField
        name="unitsAMonth"
        label={contract.unitsAMonth[time]}
        hint={contract.unitsHint[time]}
        isWide
      />
      <NumberField name="markup" label={contract.markup} hint={contract.markupHint} isWide />
      <NumberField name="contractEquipment" sign={sign} label={contract.equipment} />
    </FieldGroup>
  );
}
