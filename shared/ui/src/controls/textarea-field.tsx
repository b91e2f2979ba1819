import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'children' | 'className'> &
  Omit<FieldProps, 'children'>;

/** An input of several lines with label, hint and error. `ref` and every other attribute go to the textarea. */
export function TextareaField({
  label,
  id,
  hint,
  error,
  required,
  className,
  rows = 7,
  ...rest
}: TextareaFieldProps) {
  return (
    <Field
      label={label}
      id={id}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => <textarea {...rest} {...control} rows={rows} className="control" />}
    </Field>
  );
}
