import { useId } from 'react';
import type { ReactNode } from 'react';

/**
 * A part of a tool under its own h2, closer together than a public page's sections. In a wide window the h2 is beside the
 * part: short lines and forms would leave half of it empty. The views of a tool have a rule of their own below them.
 */
export function ToolSection(props: { title: string; id?: string; children: ReactNode }) {
  const { title, id, children } = props;
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="border-rule scroll-mt-14 mt-8 border-t pt-6 [nav+&]:mt-0 [nav+&]:border-t-0 min-[110rem]:grid min-[110rem]:grid-cols-[13rem_minmax(0,1fr)] min-[110rem]:gap-x-8"
    >
      <h2 id={titleId} className="font-display mb-4 text-lg font-semibold">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
