import { Button } from '@talent/ui/button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { TooltipArea } from '@talent/ui/tooltip';
import { X } from 'lucide-react';
import { createContext, useContext, type ReactNode } from 'react';
import { SiteLink } from '../controls/site-link';
import { Account } from './account';
import { toolFrame } from './content/tool-frame';
import { SidebarEntries } from './sidebar-entries';
import { ToolHeader } from './tool-header';
import { useIsOpening } from './use-is-opening';
import { useSidebar } from './use-sidebar';

interface ToolPageProps {
  title: string;
  lede?: string;
  /** Beside the title: the next step in the tool. */
  actions?: ReactNode;
  /** Beside the title, in place of `actions`: a page that belongs to this one, such as its list. */
  link?: { to: string; label: string };
  /** The title is for screen readers alone: the content fills the window. */
  fills?: boolean;
  children: ReactNode;
}

/** Whether a tool is shown as a part of another one, which has the frame. */
const IsPart = createContext(false);

/** A staff tool in its frame. Inside of another tool it is a part of it, under its title. */
export function ToolPage({ link, ...props }: ToolPageProps) {
  const Frame = useContext(IsPart) ? ToolPart : ToolFrame;
  const beside = link && (
    <SiteLink tone="ink" to={link.to}>
      {link.label}
    </SiteLink>
  );
  return <Frame actions={beside} {...props} />;
}

type PartProps = Omit<ToolPageProps, 'link'>;

function ToolPart({ title, lede, actions, children }: PartProps) {
  return (
    <section aria-label={title} className="border-rule mt-12 border-t-2 pt-6">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 className="font-display text-xl font-semibold">{title}</h2>
          {lede && <p className="text-ink-muted mt-1 max-w-prose text-sm">{lede}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

function ToolFrame({ title, lede, actions, fills = false, children }: PartProps) {
  const sidebar = useSidebar();
  const isOpening = useIsOpening();
  const isRail = !sidebar.isOpen;
  return (
    <TooltipArea>
      <div className="flex min-h-[calc(100svh-var(--header-height,4rem))] print:block">
        {!sidebar.isMobile && (
          <aside
            aria-label={toolFrame.toolsSubtitle}
            className={`border-rule sticky top-(--header-height,4rem) flex h-[calc(100svh-var(--header-height,4rem))] shrink-0 flex-col border-e print:hidden ${isRail ? 'w-[3rem]' : 'w-[16rem]'}`}
          >
            <div className="min-h-0 grow overflow-y-auto">
              <SidebarEntries isRail={isRail} />
            </div>
            <Account isRail={isRail} />
          </aside>
        )}
        {sidebar.isPanelOpen && <SidebarPanel onClose={sidebar.closePanel} />}
        <div className="min-w-0 flex-1">
          <ToolHeader title={title} onToggle={sidebar.toggle} />
          {/* Beside the sidebar, not in the middle of what is left: the titles of all tools begin at one line. */}
          <div
            // The skip link of the shell leads here.
            id="tool"
            tabIndex={-1}
            data-opening={isOpening || undefined}
            className={`tool-content max-w-[112rem] px-4 sm:px-6 lg:px-8 ${fills ? '' : 'pb-16'}`}
          >
            {fills ? (
              <h1 className="sr-only">{title}</h1>
            ) : (
              <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-6">
                <div className="min-w-0">
                  <h1 className="font-display text-2xl font-semibold wrap-anywhere">{title}</h1>
                  {lede && <p className="text-ink-muted mt-1 max-w-prose text-sm">{lede}</p>}
                </div>
                {actions}
              </header>
            )}
            <IsPart value>{children}</IsPart>
          </div>
        </div>
      </div>
    </TooltipArea>
  );
}

/** The sidebar of mobile mode: it slides in over the tool and goes when a tool is chosen. */
function SidebarPanel({ onClose }: { onClose: () => void }) {
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
          className="ms-auto me-2 mt-2 -mb-2 size-11 shrink-0"
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
