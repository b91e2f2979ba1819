import { Link, useLocation } from '@talent/sdk';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';
import { currentEntry } from './current-entry';

/**
 * The area, the tool, and the page of the tool where it is another one. In a narrow bar the area is above the page, and
 * the tool between them is left out. A long name has one line: its whole is the title of the page, and a second line would
 * move the page when the name has loaded.
 */
export function Breadcrumb({ title }: { title: string }): ReactNode {
  const { pathname } = useLocation();
  const entry = currentEntry(pathname);
  const isToolItself = entry?.to === pathname;
  const name = isToolItself ? entry.label : title;
  return (
    <nav aria-label={toolFrame.breadcrumb} className="me-auto min-w-0">
      <ol className="breadcrumb min-w-0 text-sm">
        <li className="text-ink-muted max-lg:text-xs">{toolFrame.title}</li>
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
