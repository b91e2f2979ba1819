import { joinShown } from '@talent/content/claimed-text';
import { Link } from '@talent/sdk';
import type { SiteConfig } from '@talent/sdk/contract';
import { Container } from '@talent/ui/container';
import { faqHeading, faqItems } from '../../../content/faq';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';

/** Six questions that employers ask, on every page above the columns of links. */
export function FooterFaq({ site }: { site: SiteConfig }) {
  const { title, text, more } = faqHeading;
  const items = faqItems.map((item) => ({ ...item, answer: joinShown(item.answer, site) }));
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
          <Accordion items={items} />
        </div>
      </Container>
    </div>
  );
}

interface AccordionProps {
  items: readonly { key: string; question: string; answer: string }[];
}

/**
 * Questions that show one answer at a time. All are closed at first.
 * Without JavaScript, and on paper, every answer is open.
 */
function Accordion({ items }: AccordionProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const id = useId();
  return items.map(({ key, question, answer }) => {
    const isOpen = key === openKey;
    return (
      <div key={key} className="border-rule border-b">
        <h3 className="text-subheading">
          <button
            type="button"
            id={`${id}-${key}`}
            aria-expanded={isOpen}
            aria-controls={`${id}-${key}-answer`}
            onClick={() => setOpenKey(isOpen ? null : key)}
            className="hover:text-signal flex w-full items-baseline justify-between gap-6 py-4 text-start"
          >
            {question}
            <Plus
              aria-hidden="true"
              className={`text-ink-muted size-5 shrink-0 self-center transition-transform [@media(scripting:none)]:hidden ${isOpen ? 'rotate-45' : ''}`}
            />
          </button>
        </h3>
        <div
          id={`${id}-${key}-answer`}
          role="region"
          aria-labelledby={`${id}-${key}`}
          className={isOpen ? 'block' : 'hidden print:block [@media(scripting:none)]:block'}
        >
          <p className="text-ink-muted max-w-prose pb-6">{answer}</p>
        </div>
      </div>
    );
  });
}
