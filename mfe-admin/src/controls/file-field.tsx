import { Field } from '@talent/ui/field';
import type { FieldProps } from '@talent/ui/field';
import type { ReactNode } from 'react';

interface FileFieldProps extends Omit<FieldProps, 'children' | 'required'> {
  /** Endings and media types, as the attribute has them. */
  accept: string;
  /** Empties the field after each choice, so that the same file can be chosen again once it is fixed. */
  clears?: boolean;
  onChange: (file: File | null) => void;
}

/** Chooses one file of this computer. */
export function FileField({ accept, clears, onChange, ...field }: FileFieldProps): ReactNode {
  return (
    <Field {...field} required>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          className="control"
          onChange={({ target }) => {
            onChange(target.files?.[0] ?? null);
            if (clears) target.value = '';
          }}
        />
      )}
    </Field>
  );
}
