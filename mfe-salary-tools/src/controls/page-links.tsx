import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';

interface PageLinkProps {
  to: string;
  children: ReactNode;
  className?: string;
}

/** A link to a page of the site, as high as a finger needs. */
export function PageLink({ to, children, className = 'inline-block py-1' }: PageLinkProps) {
  return (
    <Link asChild className={className}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

interface SectionLinksProps {
  label: string;
  links: readonly { id: string; label: string }[];
  className?: string;
}

/** Links to the sections of a page, by their ids. */
export function SectionLinks({ label, links, className }: SectionLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ id, label: name }) => (
          <li key={id}>
            <Link tone="ink" href={`#${id}`} className="inline-block py-1">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RelatedLinksProps {
  title: string;
  links: readonly { label: string; to: string; text: string }[];
}

/** Pages to read next, each with a sentence on what it holds. */
export function RelatedLinks({ title, links }: RelatedLinksProps) {
  return (
    <section aria-labelledby="related-title" className="border-t border-rule py-12 print:hidden">
      <h2 id="related-title" className="mb-6 text-heading">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ label, to, text }) => (
          <li key={to}>
            <PageLink to={to} className="inline-block font-medium">
              {label}
            </PageLink>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
