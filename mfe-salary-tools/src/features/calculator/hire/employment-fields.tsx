import type { PayCountry } from '@talent/data/salary-data';
import { Link } from '@talent/ui/link';
import { calculatorHireText } from '../content/calculator-hire-text';
import type { Figures } from '../state/figures';
import { NumberField } from '../fields/number-field';

const { employment: text } = calculatorHireText;

interface EmploymentFieldsProps {
  figures: Figures;
  country: PayCountry;
  unit: string;
}

/** Terms of employment, with the charges that only the employer knows. */
export function EmploymentFields({ figures, country, unit }: EmploymentFieldsProps) {
  const { label, url } = text.otherLink[country];
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-subheading font-semibold">
        {text.legend} <span className="text-base font-normal text-ink-muted">({unit})</span>
      </legend>
      <NumberField name="salary" label={text.salary} figures={figures} className="sm:col-span-2" />
      <NumberField name="salaryBonus" label={text.salaryBonus} figures={figures} />
      <NumberField name="salarySignOn" label={text.salarySignOn} figures={figures} />
      <NumberField
        name="benefits"
        label={text.benefits}
        hint={text.benefitsHint}
        figures={figures}
        className="sm:col-span-2"
      />
      <NumberField
        name="otherCharges"
        label={text.otherCharges[country]}
        hint={
          <>
            {text.otherHint[country]} <Link href={url}>{label}</Link>
          </>
        }
        figures={figures}
        className="sm:col-span-2"
      />
      <NumberField name="equipment" label={text.equipment} figures={figures} />
      <NumberField name="fee" label={text.fee} figures={figures} />
      <p className="text-sm text-ink-muted sm:col-span-2">{text.feeHint}</p>
    </fieldset>
  );
}
