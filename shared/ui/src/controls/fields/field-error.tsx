import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldErrorProps = {
  /** For `aria-describedby` of the control. */
  id: string;
  /** States the problem and how to fix it. */
  children: ReactNode;
};

/** The problem with one field, shown under it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-negative">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
