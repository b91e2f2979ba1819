import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { guideHead } from '../../../content/guide/guide-head';

const { label, trail, name } = guideHead.breadcrumbs;

/** Where the guide stands in the site. */
export function Breadcrumbs(): ReactNode {
  return (
    <nav aria-label={label} className="pt-6 text-sm text-ink-muted print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map((step) => (
          <li key={step.to} className="after:ml-2 after:content-['/']">
            <Link asChild tone="ink">
              <RouterLink to={step.to}>{step.label}</RouterLink>
            </Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
