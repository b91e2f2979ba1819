import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className'> &
  Omit<FieldProps, 'children'>;

/** A one-line input with label, hint and error. `ref` and every other attribute go to the input. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(tied) => <input {...control} {...tied} type={type} className="control" />}
    </Field>
  );
}
