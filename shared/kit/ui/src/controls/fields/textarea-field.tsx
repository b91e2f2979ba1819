import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'children' | 'className'> &
  Omit<FieldProps, 'children'>;

/** An input of several lines with label, hint and error. `ref` and every other attribute go to the textarea. */
export function TextareaField({ rows = 7, ...props }: TextareaFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(tied) => <textarea {...control} {...tied} rows={rows} className="control" />}
    </Field>
  );
}
