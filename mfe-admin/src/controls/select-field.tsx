import { Field } from '@talent/ui/field';
import type { FieldProps } from '@talent/ui/field';
import type { ReactNode } from 'react';

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  name?: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A list to choose one value from, with label, hint and error. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { name, value, options, onChange, required = true, ...field } = props;
  return (
    <Field {...field} required={required}>
      {(control) => (
        <select
          {...control}
          name={name}
          className="control"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([each]) => each === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {options.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
