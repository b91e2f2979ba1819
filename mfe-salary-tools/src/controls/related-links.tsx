import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';

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
            <Link asChild className="inline-block font-medium">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
