import { useSession } from '@talent/sdk';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';
import { AccountLink } from './account-link';
import { SignOutButton } from './sign-out-button';

/** Who is signed in, and the way out: the foot of the sidebar. */
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
