import { useSession, Link, useLocation } from '@talent/sdk';
import type { ReactNode } from 'react';
import { Button } from '@talent/ui/button';
import { Tooltip } from '@talent/ui/tooltip';
import { UserRoundCog } from 'lucide-react';
import { toolFrame } from './content/tool-frame';
import { SignOutButton } from './sign-out-button';

/** The signed-in person, the account page and the sign-out: the foot of the sidebar. */
export function Account({ isRail }: { isRail: boolean }): ReactNode {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <div className={`border-rule border-t ${isRail ? 'py-2' : 'px-4 py-3'}`}>
      {!isRail && session.email && (
        <p className="text-ink-muted mb-2 truncate text-xs" title={session.email}>
          {toolFrame.signedInAs} <span className="text-ink">{session.email}</span>
        </p>
      )}
      <AccountLink isRail={isRail} />
      <SignOutButton signOut={session.signOut} isRail={isRail} />
    </div>
  );
}

const PATH = '/internal-admin-xyz123/account';

/** The way to the page about the signed-in person's own account. */
function AccountLink({ isRail }: { isRail: boolean }): ReactNode {
  const current = useLocation().pathname === PATH ? 'page' : undefined;
  if (isRail) {
    return (
      <Tooltip text={toolFrame.account} side="right">
        <Link
          to={PATH}
          aria-label={toolFrame.account}
          aria-current={current}
          className="hover:bg-surface flex h-11 w-full items-center justify-center"
        >
          <UserRoundCog aria-hidden="true" className="size-4" />
        </Link>
      </Tooltip>
    );
  }
  return (
    <Button asChild variant="secondary" size="sm" className="mb-2 w-full">
      <Link to={PATH} aria-current={current}>
        <UserRoundCog aria-hidden="true" />
        {toolFrame.account}
      </Link>
    </Button>
  );
}
