import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className'> &
  Omit<FieldProps, 'children'>;

/** A one-line input with label, hint and error. `ref` and every other attribute go to the input. */
export function TextField({
  label,
  id,
  hint,
  error,
  required,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      id={id}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => <input {...rest} {...control} type={type} className="control" />}
    </Field>
  );
}
