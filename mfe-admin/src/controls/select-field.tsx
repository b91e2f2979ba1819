import { Field } from '@talent/ui/field';
import type { FieldProps } from '@talent/ui/field';
import type { ReactNode } from 'react';

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  name?: string;
  value: Value;
  /** Pairs of value and label, or labels by value. */
  options: readonly (readonly [value: Value, label: string])[] | Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** A list to choose one value from, with label, hint and error. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { name, value, options, onChange, required = true, ...field } = props;
  const pairs = (Array.isArray(options) ? options : Object.entries(options)) as [Value, string][];
  return (
    <Field {...field} required={required}>
      {(control) => (
        <select
          {...control}
          name={name}
          className="control"
          value={value}
          onChange={({ target }) => {
            const chosen = pairs.find(([each]) => each === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {pairs.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
