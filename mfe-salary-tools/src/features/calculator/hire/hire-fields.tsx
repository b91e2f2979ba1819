import type { PayCountry } from '@talent/data/salary-data';
import { calculatorHireText as text } from '../content/calculator-hire-text';
import { ChoiceSelect } from '../fields/choice-select';
import type { Figures } from '../state/figures';
import { setFigure } from '../state/figures-store';
import { NumberField } from '../fields/number-field';
import { trackCalculator } from '../state/track-calculator';
import { ContractFields } from './contract-fields';
import { EmploymentFields } from './employment-fields';
import { models } from './read-hire';

interface HireFieldsProps {
  figures: Figures;
  country: PayCountry;
  /** Name of the currency. */
  unit: string;
}

/** The terms of a hire: the form of engagement, then employment and contract. */
export function HireFields({ figures, country, unit }: HireFieldsProps) {
  const chooseModel = (model: string) => {
    setFigure('model', model);
    trackCalculator({ action: 'model', model });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect
          id="calculator-model"
          label={text.model}
          value={figures.model}
          options={models.map((value) => ({ value, label: text.models[value] }))}
          onChoose={chooseModel}
          className="sm:col-span-2"
        />
        {extrasOf(figures.model).map((name) => (
          <NumberField key={name} name={name} label={text.extras[name]} figures={figures} />
        ))}
      </div>
      <EmploymentFields figures={figures} country={country} unit={unit} />
      <ContractFields figures={figures} unit={unit} />
    </>
  );
}

function extrasOf(model: string): (keyof typeof text.extras)[] {
  if (model === 'contract-to-hire') return ['contractMonths', 'conversionFee'];
  return model === 'team' ? ['employees', 'contractors'] : [];
}
