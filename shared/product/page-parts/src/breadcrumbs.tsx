import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { HOME, type TrailPage } from './structured-data';

interface BreadcrumbsProps {
  name: string;
  /** The page above it; default: the home page. */
  parent?: TrailPage | undefined;
  /** On a phone the links of the section above it lead to the same pages, and the page begins higher. */
  isWideOnly?: boolean;
}

/** The pages above this one, from the home page on. */
export function Breadcrumbs({ name, parent, isWideOnly = false }: BreadcrumbsProps) {
  return (
    <nav
      aria-label="Breadcrumbs"
      className={`pt-6 text-sm text-ink-muted print:hidden ${isWideOnly ? 'max-sm:hidden' : ''}`}
    >
      <ol className="flex flex-wrap items-baseline gap-x-2">
        {[HOME, ...(parent ? [parent] : [])].map(({ label, to }) => (
          <li key={to} className="after:ml-2 after:content-['/']">
            <Link asChild tone="ink" className="inline-block py-0.5">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
