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
      {/* Drawn here: a page whose only icon this is does without the icon library. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        strokeLinecap="round"
        className="mt-0.5 size-4 shrink-0 fill-none stroke-current stroke-2"
      >
        <circle cx="12" cy="12" r="10" />
        <path d="M12 8v4m0 4h.01" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
