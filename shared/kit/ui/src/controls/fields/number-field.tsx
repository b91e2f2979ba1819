import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';
import { UnitInput } from './unit-input.tsx';

export type NumberFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> &
  Omit<FieldProps, 'children'> & {
    /** In front of the number, such as `$`; the label names it. */
    sign?: string | undefined;
    /** Behind it, such as `%` or `pages`; the label names it. */
    unit?: string | undefined;
  };

/** A number with its unit, label, hint and error. Phones show digits. `ref` and every other attribute go to the input. */
export function NumberField({ inputMode = 'decimal', sign, unit, ...props }: NumberFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(tied) => <UnitInput {...control} {...tied} inputMode={inputMode} sign={sign} unit={unit} />}
    </Field>
  );
}
