import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { HomeContent } from './content/home-content';
import { TalkLink } from './talk-link';

/** The six services, then the fields that they are in. */
export function ServiceCards({ title, lede, more, cards, expertise }: HomeContent['services']) {
  return (
    <Section title={title} lede={lede} className="lg:py-20">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title: name, description, link, about }) => (
          <li
            key={link}
            className="flex flex-col border-t border-rule py-6 first:border-t-2 first:border-ink sm:nth-[-n+2]:border-t-2 sm:nth-[-n+2]:border-ink lg:nth-[-n+3]:border-t-2 lg:nth-[-n+3]:border-ink"
          >
            <h3 className="text-heading">{name}</h3>
            <p className="mt-2 mb-4 max-w-prose text-ink-muted">{description}</p>
            <Link asChild className="mt-auto inline-flex min-h-11 items-center self-start">
              <RouterLink to={link}>
                {/* One text, so that a link's gap does not split it. */}
                <span>
                  {more} <VisuallyHidden>{about}</VisuallyHidden>
                </span>
              </RouterLink>
            </Link>
          </li>
        ))}
      </ul>
      <Expertise {...expertise} />
    </Section>
  );
}

function Expertise({ title, tags, talk }: HomeContent['services']['expertise']) {
  return (
    <div className="mt-6 border-t-2 border-ink pt-6 lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-16">
      <div>
        <h3 className="font-sans text-sm text-ink-muted">{title}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-3 font-display text-heading">
          {tags.map((tag, index) => (
            <li key={tag}>
              {tag}
              {index < tags.length - 1 && (
                <span aria-hidden="true" className="ml-3 text-data-2">
                  /
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <TalkLink {...talk} />
    </div>
  );
}
