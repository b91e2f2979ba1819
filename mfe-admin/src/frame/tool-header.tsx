import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Tooltip } from '@talent/ui/tooltip';
import { ArrowLeft, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';
import { PaletteButton } from './palette/palette-button';
import { modifierLabel } from './palette/shortcut';
import type { Sidebar } from './use-sidebar';

/** The bar over every staff tool: it stays below the site's fixed header, which is 4rem high. */
export function ToolHeader({ sidebar }: { sidebar: Sidebar }): ReactNode {
  return (
    <div className="border-rule bg-surface sticky top-16 z-20 flex h-12 items-center gap-2 border-b px-2 sm:gap-3 sm:px-4 print:static">
      <Tooltip text={`${toolFrame.toggle} (${toolFrame.toggleKeys(modifierLabel())})`}>
        <button
          type="button"
          aria-label={toolFrame.toggle}
          aria-keyshortcuts="Control+B Meta+B"
          className="hover:bg-paper flex size-9 shrink-0 items-center justify-center"
          onClick={sidebar.toggle}
        >
          <PanelLeft aria-hidden="true" className="size-4" />
        </button>
      </Tooltip>
      <p className="me-auto min-w-0 text-sm leading-tight font-semibold sm:text-base">
        {toolFrame.title}
      </p>
      <PaletteButton />
      <Button asChild variant="secondary" size="sm" className="shrink-0">
        <Link to="/">
          <ArrowLeft aria-hidden="true" className="max-sm:hidden" />
          {toolFrame.back}
        </Link>
      </Button>
    </div>
  );
}
