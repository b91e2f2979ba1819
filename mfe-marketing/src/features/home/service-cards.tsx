import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { HomeContent } from './content/home-content';
import { Button } from '@talent/ui/button';
import type { MouseEvent } from 'react';
import type { PageLink } from '../../content/rich-text';

/** The six services, then the fields that they are in. */
export function ServiceCards({ title, lede, more, cards, expertise }: HomeContent['services']) {
  return (
    <Section
      title={title}
      lede={lede}
      className="lg:grid lg:grid-cols-[18rem_1fr] lg:gap-x-16 max-md:py-8 lg:py-10"
    >
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title: name, description, link, about }) => (
          <li
            key={link}
            className="border-t border-rule py-4 first:border-t-2 first:border-ink sm:nth-[-n+2]:border-t-2 sm:nth-[-n+2]:border-ink lg:nth-[-n+3]:border-t-2 lg:nth-[-n+3]:border-ink"
          >
            <h3 className="text-subheading">{name}</h3>
            <p className="mt-1 max-w-prose text-ink-muted">
              <span>{description}</span>{' '}
              <Link asChild>
                <RouterLink to={link}>
                  <span>{more}</span> <VisuallyHidden>{about}</VisuallyHidden>
                </RouterLink>
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <Expertise {...expertise} />
    </Section>
  );
}

function Expertise({ title, tags, talk }: HomeContent['services']['expertise']) {
  return (
    <div className="mt-2 border-t-2 border-ink pt-4 lg:col-span-2 lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-16">
      <div>
        <h3 className="font-sans text-sm text-ink-muted">{title}</h3>
        <ul className="mt-1 flex flex-wrap gap-x-3 font-display text-subheading">
          {tags.map((tag, index) => (
            <li key={tag}>
              <span>{tag}</span>
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

/** Time that the next page is given before the window goes to its top, ms. */
const SCROLL_DELAY = 100;

/** A button to another page that also brings the window to the top. */
export function TalkLink({ label, to }: PageLink) {
  return (
    <Button asChild size="lg" className="mt-5 lg:mt-0">
      <RouterLink to={to} onClick={scrollUpSoon}>
        {label}
      </RouterLink>
    </Button>
  );
}

function scrollUpSoon({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
  // Opened in another tab or saved: this page stays where it is.
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  setTimeout(() => window.scrollTo(0, 0), SCROLL_DELAY);
}
