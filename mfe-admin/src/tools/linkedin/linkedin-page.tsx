import { NavLink } from '@talent/sdk';
import type { ComponentProps, ReactNode } from 'react';
import { ToolPage } from '../../frame/tool-page';
import { linkedInNav } from './content/linkedin';

/** One of the three LinkedIn tools, with the way to the other two. */
export function LinkedInPage({ children, ...page }: ComponentProps<typeof ToolPage>): ReactNode {
  return (
    <ToolPage {...page}>
      <nav aria-label={linkedInNav.label} className="border-rule mb-6 flex gap-x-6 border-b">
        {linkedInNav.links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="text-ink-muted hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink -mb-px border-b-2 border-transparent pb-2 text-sm font-medium"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </ToolPage>
  );
}
