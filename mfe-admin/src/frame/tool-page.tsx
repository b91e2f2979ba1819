import { TooltipArea } from '@talent/ui/tooltip';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';
import { Account } from './account';
import { SidebarEntries } from './sidebar-entries';
import { SidebarPanel } from './sidebar-panel';
import { ToolHeader } from './tool-header';
import { useSidebar } from './use-sidebar';

interface ToolPageProps {
  /** The page's h1. */
  title: string;
  lede?: string;
  /** Beside the title: the next step in the tool. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A staff tool in its frame: the sidebar with all tools, the sticky header, the title. */
export function ToolPage({ title, lede, actions, children }: ToolPageProps): ReactNode {
  const sidebar = useSidebar();
  const isRail = !sidebar.isOpen;
  return (
    <TooltipArea>
      <div className="flex min-h-[calc(100svh-4rem)] print:block">
        {!sidebar.isMobile && (
          <aside
            aria-label={toolFrame.toolsSubtitle}
            className={`border-rule sticky top-16 flex h-[calc(100svh-4rem)] shrink-0 flex-col border-e print:hidden ${isRail ? 'w-12' : 'w-64'}`}
          >
            <div className="min-h-0 grow overflow-y-auto">
              <SidebarEntries isRail={isRail} />
            </div>
            <Account isRail={isRail} />
          </aside>
        )}
        {sidebar.isPanelOpen && <SidebarPanel onClose={sidebar.closePanel} />}
        <div className="min-w-0 flex-1">
          <ToolHeader sidebar={sidebar} />
          {/* Beside the sidebar, not in the middle of what is left: the titles of all tools begin at one line. */}
          <div className="max-w-wide w-full px-4 pb-16 sm:px-6 lg:px-8">
            <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6">
              <div className="min-w-0">
                <h1 className="text-heading">{title}</h1>
                {lede && <p className="text-ink-muted mt-2 max-w-prose">{lede}</p>}
              </div>
              {actions}
            </header>
            {children}
          </div>
        </div>
      </div>
    </TooltipArea>
  );
}
