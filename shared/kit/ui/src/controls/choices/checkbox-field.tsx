import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../fields/field-error.tsx';
import { useFieldIds } from '../fields/field.tsx';

export type CheckboxFieldProps = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'type'
> & {
  /** The statement that checking the box confirms, as a whole sentence. */
  label: ReactNode;
  /** States the problem and how to fix it. */
  error?: ReactNode;
  className?: string | undefined;
};

/** One box to check, for an agreement. `ref` and every other attribute go to the input. */
export function CheckboxField({ label, id, error, className, ...rest }: CheckboxFieldProps) {
  const { controlId, errorId, described, invalid } = useFieldIds({ id, error });
  return (
    <div className={className}>
      <label htmlFor={controlId} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={described}
          aria-invalid={invalid}
          className="mt-0.5 size-5 shrink-0 accent-signal"
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
