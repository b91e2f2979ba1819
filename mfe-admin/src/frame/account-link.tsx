import { Link, useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Tooltip } from '@talent/ui/tooltip';
import { UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';

const PATH = '/internal-admin-xyz123/account';

/** The way to the page about the signed-in person's own account. */
export function AccountLink({ isRail }: { isRail: boolean }): ReactNode {
  const current = useLocation().pathname === PATH ? 'page' : undefined;
  if (isRail) {
    return (
      <Tooltip text={toolFrame.account} side="right">
        <Link
          to={PATH}
          aria-label={toolFrame.account}
          aria-current={current}
          className="hover:bg-surface flex h-10 w-full items-center justify-center"
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
