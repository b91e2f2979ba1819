import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';

/** Pages to read, listed like the contents of a newspaper. */
export function Resources({ title, lede, resources }: HomeContent['resources']) {
  return (
    <Section
      title={title}
      lede={lede}
      className="lg:grid lg:grid-cols-[22rem_1fr] lg:gap-x-16 lg:py-20"
    >
      <ul className="border-t-2 border-ink">
        {resources.map((resource) => (
          <ResourceRow key={resource.to} {...resource} />
        ))}
      </ul>
    </Section>
  );
}

type Resource = HomeContent['resources']['resources'][number];

function ResourceRow({ kind, label, to, text, staffTool }: Resource) {
  return (
    <li className="grid gap-x-8 border-b border-rule py-5 sm:grid-cols-[7rem_1fr]">
      <span className="text-sm text-ink-muted sm:pt-2">{kind}</span>
      <div>
        <Link asChild tone="ink" className="font-display text-heading">
          <RouterLink to={to}>{label}</RouterLink>
        </Link>
        <p className="mt-1 max-w-prose text-ink-muted">{text}</p>
        {/* Empty for visitors: the shell adds a link here for a signed-in admin. */}
        {staffTool !== undefined && (
          <p data-shell-slot={staffTool} className="mt-2 text-sm empty:hidden" />
        )}
      </div>
    </li>
  );
}
