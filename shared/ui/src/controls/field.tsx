import { useId, type ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';
import { FieldError } from './field-error.tsx';

/** Spread these on the control of a field. */
export type FieldControlProps = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** The id of the control, for links from an error summary; generated when missing. */
  id?: string | undefined;
  /** How to fill it in, shown from the start. */
  hint?: ReactNode;
  /** States the problem and how to fix it. */
  error?: ReactNode;
  /** A field that is not required says so in its label. */
  required?: boolean | undefined;
  className?: string | undefined;
  /** Renders the control with the class `control`: `(props) => <select {...props} className="control">…</select>`. */
  children: (control: FieldControlProps) => ReactNode;
};

/** Label, hint and error around one control, tied to it for assistive technology. */
export function Field({
  label,
  id,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classList(Boolean(hint) && hintId, Boolean(error) && errorId);
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-medium">
        {label}
        {!required && <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
