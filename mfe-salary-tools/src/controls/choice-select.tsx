import { Field } from '@talent/ui/field';
import type { ReactNode } from 'react';

/** An option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

interface ChoiceSelectProps {
  id?: string;
  name?: string;
  label: string;
  /** Label of the option that narrows nothing; absent where one must be chosen. */
  any?: string | undefined;
  /** Options, or groups of them under a name; groups without options are left out. */
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  /** Empty for `any`. */
  value: string;
  /** The reason why there is nothing to choose. */
  hint?: string | undefined;
  onChoose: (value: string) => void;
  className?: string;
}

/**
 * A select that acts at once. It always has a value, so it is never marked as required. With a hint it is
 * disabled and says why; a value from a link that is not among them can be removed.
 */
export function ChoiceSelect({
  id,
  name,
  label,
  any,
  options,
  value,
  hint,
  onChoose,
  className,
}: ChoiceSelectProps) {
  const isUnknown =
    any !== undefined &&
    value !== '' &&
    !options.some((each) => 'value' in each && each.value === value);
  return (
    <Field id={id} label={label} required className={className}>
      {({ required: _, ...control }) => (
        <>
          <select
            {...control}
            name={name}
            aria-describedby={hint ? `${control.id}-why` : undefined}
            className="control"
            value={value}
            disabled={hint !== undefined && value === ''}
            onChange={(event) => onChoose(event.target.value)}
          >
            {any !== undefined && toOption({ value: '', label: any })}
            {isUnknown && toOption({ value, label: value })}
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
          {hint && (
            <p id={`${control.id}-why`} className="mt-1 text-sm text-ink-muted">
              {hint}
            </p>
          )}
        </>
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

/** The values in use as options, in the order of their labels. */
export function optionsOf(
  labels: Readonly<Record<string, string>>,
  used: readonly string[] = Object.keys(labels),
): SelectOption[] {
  return Object.entries(labels)
    .filter(([value]) => used.includes(value))
    .map(([value, label]) => ({ value, label }));
}
