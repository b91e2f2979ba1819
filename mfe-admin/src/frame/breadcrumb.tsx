import { Link, useLocation } from '@talent/sdk';
import type { ReactNode } from 'react';
import { toolFrame } from './content/tool-frame';
import { currentEntry } from './current-entry';

/**
 * The area, the tool, and the page of the tool where it is another one. In a narrow bar the area is above the page, and
 * the tool between them is left out.
 */
export function Breadcrumb({ title }: { title: string }): ReactNode {
  const { pathname } = useLocation();
  const entry = currentEntry(pathname);
  const isToolItself = entry?.to === pathname;
  return (
    <nav aria-label={toolFrame.breadcrumb} className="me-auto min-w-0">
      <ol className="breadcrumb text-sm">
        <li className="text-ink-muted max-lg:text-xs">{toolFrame.title}</li>
        {entry && !isToolItself && (
          <li className="max-lg:hidden">
            <Link to={entry.to} className="text-ink-muted hover:text-ink">
              {entry.label}
            </Link>
          </li>
        )}
        <li className="font-semibold">{isToolItself ? entry.label : title}</li>
      </ol>
    </nav>
  );
}
