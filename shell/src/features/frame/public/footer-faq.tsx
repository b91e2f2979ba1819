import { joinShown } from '@talent/content/claimed-text';
import { Link } from '@talent/sdk';
import type { SiteConfig } from '@talent/sdk/contract';
import { Container } from '@talent/ui/container';
import { faqHeading, faqItems } from '../../../content/faq';
import { Plus } from 'lucide-react';

/** Six questions that employers ask, on every page above the columns of links. */
export function FooterFaq({ site }: { site: SiteConfig }) {
  const { title, text, more } = faqHeading;
  return (
    <div className="border-ink border-t">
      <Container
        width="wide"
        className="grid gap-x-10 gap-y-6 py-10 md:py-14 lg:grid-cols-[2fr_1fr_1fr_1fr]"
      >
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="text-ink-muted mt-3">{text}</p>
          <Link
            to={more.to}
            className="text-signal hover:text-signal-hover mt-4 inline-block py-1 underline underline-offset-4"
          >
            {more.label}
          </Link>
        </div>
        <div className="border-rule border-t lg:col-span-3">
          {/* Of answers with one name the browser opens one at a time, and closes it again, without scripts. */}
          {faqItems.map(({ key, question, answer }) => (
            <details
              key={key}
              name="faq"
              className="group border-rule border-b print:details-content:[content-visibility:visible]"
            >
              <summary className="hover:text-signal flex list-none items-baseline justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-subheading">{question}</h3>
                <Plus
                  aria-hidden="true"
                  className="text-ink-muted size-5 shrink-0 self-center transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="text-ink-muted max-w-prose pb-6">{joinShown(answer, site)}</p>
            </details>
          ))}
        </div>
      </Container>
    </div>
  );
}
