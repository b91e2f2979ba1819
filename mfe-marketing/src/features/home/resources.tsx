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
      className="lg:grid lg:grid-cols-[18rem_1fr] lg:gap-x-16 max-md:py-8 lg:py-10"
    >
      <ul className="grid gap-x-10 border-t-2 border-ink sm:grid-cols-2">
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
    <li className="border-b border-rule py-3">
      <p className="flex flex-row-reverse items-baseline justify-between gap-x-4">
        <span className="text-xs text-ink-muted">{kind}</span>
        <Link asChild tone="ink" className="font-display text-subheading">
          <RouterLink to={to}>{label}</RouterLink>
        </Link>
      </p>
      <p className="text-sm text-ink-muted">{text}</p>
      {/* Empty for visitors: the shell adds a link here for a signed-in admin. */}
      {staffTool !== undefined && (
        <p data-shell-slot={staffTool} className="mt-2 text-sm empty:hidden" />
      )}
    </li>
  );
}
