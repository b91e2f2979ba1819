import { useId, type ReactNode } from 'react';

/** A result under its own heading, with a strong rule over it. */
export function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-12 border-t-2 border-ink pt-4">
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
