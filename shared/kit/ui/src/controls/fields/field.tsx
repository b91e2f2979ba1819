import { useId, type ReactNode } from 'react';
import { classList } from '../../class-names/class-list.ts';
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
  /** Renders the control with the class `control`: `(props) => <textarea {...props} className="control" />`. */
  children: (control: FieldControlProps) => ReactNode;
};

/** Ids of a control and of its hint and error, with the attributes that tie the three together. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classList(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined;
  const invalid: true | undefined = error ? true : undefined;
  return { controlId, hintId, errorId, described, invalid };
}

/** The label of a field or the legend of a group: one that is not required says so. */
export function FieldLabel({ label, required }: Pick<FieldProps, 'label' | 'required'>) {
  return (
    <>
      <span>{label}</span>
      {!required && <span className="font-normal text-ink-muted"> (optional)</span>}
    </>
  );
}

/** How to fill a field in. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mb-1.5 text-sm text-ink-muted">
      {children}
    </p>
  );
}

/** The props of a text field in two: those of its frame, and those of its control. */
export function splitFieldProps<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, id, hint, error, required, className, ...control } = props;
  return { frame: { label, id, hint, error, required, className }, control };
}

/** Label, hint and error around one control, tied to it for assistive technology. */
export function Field({ className, children, ...frame }: FieldProps) {
  const { label, hint, error, required = false } = frame;
  const { controlId, hintId, errorId, described, invalid } = useFieldIds(frame);
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-medium">
        <FieldLabel label={label} required={required} />
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id: controlId,
        required,
        'aria-describedby': described,
        'aria-invalid': invalid,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
