import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../../class-names/class-list.ts';
import { ChoiceCard } from './choice-card.tsx';
import { FieldError } from '../fields/field-error.tsx';
import { FieldHint, FieldLabel, useFieldIds } from '../fields/field.tsx';

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
  const { controlId, hintId, errorId, described, invalid } = useFieldIds({ id, hint, error });
  return (
    <fieldset aria-describedby={described} className={classList('min-w-0', className)}>
      <legend className="mb-1.5 font-medium">
        <FieldLabel label={legend} required={required} />
      </legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ value, label }, index) => (
          <ChoiceCard
            {...rest}
            key={value}
            id={index === 0 ? controlId : undefined}
            type={type}
            name={name}
            value={value}
            required={type === 'radio' && required}
            aria-invalid={invalid}
          >
            {label}
          </ChoiceCard>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
