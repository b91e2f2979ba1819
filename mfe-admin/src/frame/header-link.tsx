import { Link } from '@talent/sdk';
import { Link as TextLink } from '@talent/ui/link';
import type { ReactNode } from 'react';

/** A link beside the title of a tool, such as the way back to its list. */
export function HeaderLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <TextLink asChild tone="ink">
      <Link to={to}>{children}</Link>
    </TextLink>
  );
}
