import { calculatorHireText } from '../content/calculator-hire-text';
import { ChoiceSelect } from '../fields/choice-select';
import type { Figures } from '../state/figures';
import { setFigure } from '../state/figures-store';
import { NumberField } from '../fields/number-field';

const { contract: text } = calculatorHireText;

/** Terms of a contract as it is invoiced. */
export function ContractFields({ figures, unit }: { figures: Figures; unit: string }) {
  const time = figures.rateUnit === 'hour' ? 'hour' : 'day';
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-subheading font-semibold">
        {text.legend} <span className="text-base font-normal text-ink-muted">({unit})</span>
      </legend>
      <ChoiceSelect
        id="calculator-rate-unit"
        label={text.rateUnit}
        value={time}
        options={Object.entries(text.rateUnits).map(([value, label]) => ({ value, label }))}
        onChoose={(value) => setFigure('rateUnit', value)}
      />
      <NumberField name="rate" label={text.rate} figures={figures} />
      <NumberField
        name="unitsAMonth"
        label={text.unitsAMonth[time]}
        hint={text.unitsHint[time]}
        figures={figures}
        className="sm:col-span-2"
      />
      <NumberField
        name="markup"
        label={text.markup}
        hint={text.markupHint}
        figures={figures}
        className="sm:col-span-2"
      />
      <NumberField name="contractEquipment" label={text.equipment} figures={figures} />
    </fieldset>
  );
}
