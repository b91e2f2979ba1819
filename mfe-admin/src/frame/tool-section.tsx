import { useId } from 'react';
import type { ReactNode } from 'react';

/** A part of a tool under its own h2, closer together than a public page's sections. */
export function ToolSection(props: { title: string; children: ReactNode }): ReactNode {
  const { title, children } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-rule mt-8 border-t pt-6">
      <h2 id={titleId} className="text-subheading mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
