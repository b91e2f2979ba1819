import { useId, type ComponentProps, type ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';
import { FieldError } from './field-error.tsx';

export type ChoiceGroupProps = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'type' | 'name' | 'value'
> & {
  /** `radio` takes one answer, `checkbox` any number. */
  type: 'radio' | 'checkbox';
  name: string;
  /** The question. */
  legend: ReactNode;
  /** The answers, in order; the form sends `value`. */
  choices: readonly { value: string; label: ReactNode }[];
  hint?: ReactNode;
  /** States the problem and how to fix it. */
  error?: ReactNode;
  className?: string | undefined;
};

/**
 * A question with all its answers in view. `id` goes to the first answer, for links from an error
 * summary; every other attribute goes to each of the inputs.
 */
export function ChoiceGroup({
  type,
  name,
  legend,
  choices,
  id,
  hint,
  error,
  required = false,
  className,
  ...rest
}: ChoiceGroupProps) {
  const madeUpId = useId();
  const groupId = id ?? madeUpId;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const described = classList(Boolean(hint) && hintId, Boolean(error) && errorId);
  return (
    <fieldset aria-describedby={described || undefined} className={classList('min-w-0', className)}>
      <legend className="mb-1.5 font-medium">
        {legend}
        {!required && <span className="font-normal text-ink-muted"> (optional)</span>}
      </legend>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ value, label }, index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
            <input
              {...rest}
              id={index === 0 ? groupId : undefined}
              type={type}
              name={name}
              value={value}
              required={type === 'radio' && required}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-signal"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
