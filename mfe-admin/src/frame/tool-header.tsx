import { Link, useLocation } from '@talent/sdk';
import { ButtonLink } from '../controls/site-link';
import { Tooltip } from '@talent/ui/tooltip';
import { ArrowLeft, PanelLeft } from 'lucide-react';
import { latePart } from '../lazy/lazy-part';
import { toolFrame } from './content/tool-frame';
import { currentEntry } from './current-entry';
import { PaletteButton } from './palette/palette-button';
import { modifierLabel } from './palette/shortcut';

const KeysHelp = latePart(async () => (await import('./keys/keys-help')).KeysHelp);

/** The bar over every staff tool. It stays at the top of the shell's staff frame; an older shell has a header of 4rem above it. */
export function ToolHeader(props: { title: string; onToggle: () => void }) {
  return (
    <div className="border-rule bg-surface sticky top-(--header-height,4rem) z-20 flex min-h-[3rem] items-center gap-2 border-b px-2 sm:gap-3 sm:px-4 print:static">
      <Tooltip text={`${toolFrame.toggle} (${toolFrame.toggleKeys(modifierLabel())})`}>
        <button
          type="button"
          aria-label={toolFrame.toggle}
          aria-keyshortcuts="Control+B Meta+B"
          className="hover:bg-paper flex size-11 shrink-0 items-center justify-center"
          onClick={props.onToggle}
        >
          <PanelLeft aria-hidden="true" className="size-4" />
        </button>
      </Tooltip>
      <Breadcrumb title={props.title} />
      <PaletteButton />
      <KeysHelp />
      <ButtonLink to="/" className="shrink-0">
        <ArrowLeft aria-hidden="true" className="max-sm:hidden" />
        {toolFrame.back}
      </ButtonLink>
    </div>
  );
}

/**
 * The area, the tool, and the page of the tool where it is another one. In a narrow bar the area is above the page, and
 * the tool between them is left out. A long name has one line: its whole is the title of the page, and a second line would
 * move the page when the name has loaded.
 */
function Breadcrumb({ title }: { title: string }) {
  const { pathname } = useLocation();
  const entry = currentEntry(pathname);
  const isToolItself = entry?.to === pathname;
  const name = isToolItself ? entry.label : title;
  return (
    <nav aria-label={toolFrame.breadcrumb} className="me-auto min-w-0">
      <ol className="breadcrumb min-w-0 text-sm">
        <li className="text-ink-muted whitespace-nowrap max-lg:text-xs">{toolFrame.title}</li>
        {entry && !isToolItself && (
          <li className="max-lg:hidden">
            <Link to={entry.to} className="text-ink-muted hover:text-ink">
              {entry.label}
            </Link>
          </li>
        )}
        <li className="truncate font-semibold" title={name}>
          {name}
        </li>
      </ol>
    </nav>
  );
}
