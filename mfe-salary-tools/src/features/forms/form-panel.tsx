import type { ReactNode } from 'react';

interface FormPanelProps {
  /** For links to the form. */
  id: string;
  /** Id of the title, which names the panel and its form. */
  titleId: string;
  title: string;
  /** Why to sign up, below the title. */
  reasons: ReactNode;
  /** The form. */
  children: ReactNode;
  className?: string;
}

/** A sign-up in two columns: the reasons, then the form. */
export function FormPanel({ id, titleId, title, reasons, children, className }: FormPanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`scroll-mt-24 rounded-sm border border-rule bg-surface px-5 py-6 md:px-8 md:py-8 print:hidden ${className ?? ''}`}
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          {reasons}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
