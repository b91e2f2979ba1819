import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';
import type { Resource } from './content/home-resources';

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

function ResourceRow({ kind, label, to, text, second }: Resource) {
  return (
    <li className="grid gap-x-8 border-b border-rule py-5 sm:grid-cols-[7rem_1fr]">
      <span className="text-sm text-ink-muted sm:pt-2">{kind}</span>
      <div>
        <Link asChild tone="ink" className="font-display text-heading">
          <RouterLink to={to}>{label}</RouterLink>
        </Link>
        <p className="mt-1 max-w-prose text-ink-muted">{text}</p>
        {second && (
          <p className="mt-2 text-sm">
            <Link asChild tone="ink">
              {/* For staff alone: everyone else gets the not-found page. */}
              <RouterLink to={second.to} rel="nofollow">
                {second.label}
              </RouterLink>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
