import { Link, NavLink, useSession } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import type { ReactNode } from 'react';
import { toolFrame } from '../../content/seo-dashboard';
import { SignOutButton } from './sign-out-button';

/** The bar over every staff tool: it stays below the site's fixed header, which is 4rem high. */
export function ToolHeader(): ReactNode {
  const session = useSession();
  return (
    <div className="border-rule bg-surface sticky top-16 z-20 border-b">
      <Container
        width="wide"
        className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 sm:gap-x-3"
      >
        <div className="mr-auto min-w-0 flex-1 basis-28">
          <p className="text-sm leading-snug font-semibold sm:text-base">{toolFrame.title}</p>
          {session.status === 'signed-in' && session.email && (
            <p className="text-ink-muted truncate text-xs" title={session.email}>
              <span className="sr-only sm:not-sr-only">{toolFrame.signedInAs} </span>
              {session.email}
            </p>
          )}
        </div>
        <nav aria-label={toolFrame.tools} className="flex gap-x-4">
          {toolFrame.links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="text-sm font-medium underline-offset-4 hover:underline aria-[current=page]:underline"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <Button asChild variant="secondary" size="sm">
          <Link to="/">{toolFrame.back}</Link>
        </Button>
        {session.status === 'signed-in' && <SignOutButton signOut={session.signOut} />}
      </Container>
    </div>
  );
}
