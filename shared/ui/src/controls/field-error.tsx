import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldErrorProps = {
  /** For `aria-describedby` of what it belongs to. */
  id: string;
  /** What is wrong and what to do about it. */
  children: ReactNode;
};

/** What is wrong with one field, under it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-negative">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
