import { Field } from '@talent/ui/field';

interface FilterSelectProps {
  name: string;
  label: string;
  /** Label of the option that narrows nothing; absent where one must be chosen. */
  any?: string;
  choices: readonly { value: string; label: string }[];
  /** Empty for `any`. */
  value: string;
  /** The reason why there is nothing to choose. */
  hint?: string | undefined;
  onChoose: (value: string) => void;
}

/** One filter. Without choices it is disabled and says why; a value from a link can be removed. */
export function FilterSelect({
  name,
  label,
  any,
  choices,
  value,
  hint,
  onChoose,
}: FilterSelectProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Field label={label} required>
      {({ required: _, ...control }) => (
        <>
          <select
            {...control}
            name={name}
            aria-describedby={hint ? `${control.id}-why` : undefined}
            className="control"
            value={value}
            disabled={choices.length === 0 && value === ''}
            onChange={(event) => onChoose(event.target.value)}
          >
            {any !== undefined && <option value="">{any}</option>}
            {value !== '' && !isKnown && <option value={value}>{value}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
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
