import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { DescribedLink } from '../../../content/rich-text';

/** Where to go from this page, at its end. */
export function RelatedPages({ title, links }: { title: string; links: readonly DescribedLink[] }) {
  return (
    <section aria-labelledby="related-title" className="border-t border-rule py-12">
      <h2 id="related-title" className="mb-6 text-heading">
        {title}
      </h2>
      <LinksBlock links={links} />
    </section>
  );
}

/** Pages to go to next, each with its reason. */
export function LinksBlock({ links }: { links: readonly DescribedLink[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {links.map(({ label, to, text }) => (
        <li key={to} className="border-t border-rule pt-4">
          <Link asChild tone="ink" className="font-semibold">
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
          <p className="mt-1.5 text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
