import { Button } from '@talent/ui/button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';
import { Account } from './account';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { SidebarEntries } from './sidebar-entries';

/** The sidebar of mobile mode: it slides in over the tool and goes when a tool is chosen. */
export function SidebarPanel({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <ModalDialog
      label={toolFrame.toolsSubtitle}
      onClose={onClose}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[18rem] max-w-[85vw] border-e transition-transform duration-200 ease-out motion-reduce:transition-none starting:-translate-x-full"
    >
      <div className="flex min-h-full flex-col">
        <Button
          variant="quiet"
          size="sm"
          className="absolute end-2 top-3 size-11"
          aria-label={toolFrame.closePanel}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
        <div className="grow">
          <SidebarEntries isRail={false} onFollow={onClose} />
        </div>
        <Account isRail={false} />
      </div>
    </ModalDialog>
  );
}
