import { Field } from '@talent/ui/field';
import type { ReactNode } from 'react';

/** An option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

interface ChoiceSelectProps {
  id: string;
  label: string;
  hint?: string | undefined;
  value: string;
  /** Options, or groups of them under a name; groups without options are left out. */
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  onChoose: (value: string) => void;
  className?: string;
}

/** A select that acts at once. It always has a value, so it is never marked as required. */
export function ChoiceSelect({
  id,
  label,
  hint,
  value,
  options,
  onChoose,
  className,
}: ChoiceSelectProps) {
  return (
    <Field id={id} label={label} hint={hint} required className={className}>
      {(control) => (
        <select
          {...control}
          required={false}
          className="control"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) =>
            'group' in option
              ? option.options.length > 0 && (
                  <optgroup key={option.group} label={option.group}>
                    {option.options.map(toOption)}
                  </optgroup>
                )
              : toOption(option),
          )}
        </select>
      )}
    </Field>
  );
}

function toOption({ value, label }: SelectOption): ReactNode {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
