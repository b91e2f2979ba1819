import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { contentPageText as text } from '../../content/content-page-text';
import type { PageLink } from '../../content/page-content';

interface BreadcrumbsProps {
  name: string;
  parent?: PageLink | undefined;
}

/** Where this page stands in the site. */
export function Breadcrumbs({ name, parent }: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label={text.breadcrumbs} className="pt-6 text-sm text-ink-muted">
      <ol className="flex flex-wrap gap-x-2">
        {[text.home, ...(parent ? [parent] : [])].map(({ label, to }) => (
          <li key={to} className="after:ml-2 after:content-['/']">
            <Link asChild tone="ink">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
