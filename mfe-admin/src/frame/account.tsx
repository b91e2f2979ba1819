import { Link, useLocation, useSession } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Tooltip } from '@talent/ui/tooltip';
import { LogOut, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { ToolButton } from '../controls/tool-button';
import { toolFrame } from './content/tool-frame';
import { useSignOut } from './use-sign-out';

/** The signed-in person, the account page and the sign-out: the foot of the sidebar. */
export function Account({ isRail }: { isRail: boolean }) {
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
      <SignOutButton isRail={isRail} />
    </div>
  );
}

const PATH = '/internal-admin-xyz123/account';
const railLook = 'hover:bg-surface flex h-11 w-full items-center justify-center';

function AccountLink({ isRail }: { isRail: boolean }) {
  const link = (
    <Link
      to={PATH}
      aria-label={isRail ? toolFrame.account : undefined}
      aria-current={useLocation().pathname === PATH ? 'page' : undefined}
      className={isRail ? railLook : undefined}
    >
      <UserRoundCog aria-hidden="true" className="size-4" />
      {!isRail && <span>{toolFrame.account}</span>}
    </Link>
  );
  return isRail ? (
    <Tooltip text={toolFrame.account} side="right">
      {link}
    </Tooltip>
  ) : (
    <Button asChild variant="secondary" size="sm" className="mb-2 w-full">
      {link}
    </Button>
  );
}

type State = 'idle' | 'working' | 'failed';

function SignOutButton({ isRail }: { isRail: boolean }) {
  const [state, setState] = useState<State>('idle');
  const signOut = useSignOut();

  async function leave(): Promise<void> {
    setState('working');
    const end = await signOut();
    if (end !== 'left') setState(end === 'stayed' ? 'idle' : 'failed');
  }

  const label = state === 'working' ? toolFrame.signingOut : toolFrame.signOut;
  const onClick = (): void => {
    if (state !== 'working') void leave();
  };
  return (
    <>
      {/* Above the button, which is at the foot of the sidebar and would move under the pointer otherwise. */}
      {state === 'failed' && (
        <p role="alert" className={isRail ? 'sr-only' : 'text-negative mb-2 text-sm'}>
          {toolFrame.signOutFailed}
        </p>
      )}
      {isRail ? (
        <Tooltip text={label} side="right">
          <button type="button" aria-label={label} className={railLook} onClick={onClick}>
            <LogOut aria-hidden="true" className="size-4" />
          </button>
        </Tooltip>
      ) : (
        <ToolButton className="w-full" isBlocked={state === 'working'} onClick={onClick}>
          <LogOut aria-hidden="true" />
          <span>{label}</span>
        </ToolButton>
      )}
    </>
  );
}
