import { useId } from 'react';
import type { ReactNode } from 'react';

/** A part of a record's page under its own heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-rule min-w-0 border-t pt-4 pb-8">
      <h2 id={titleId} className="font-display mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
