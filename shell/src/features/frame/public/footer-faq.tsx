import { Link } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { faqHeading, faqItems } from '../../../content/faq';
import { Accordion } from './accordion';

/** Six questions that employers ask, on every page above the columns of links. */
export function FooterFaq() {
  const { title, text, more } = faqHeading;
  return (
    <div className="border-ink border-t">
      <Container width="wide" className="grid gap-10 py-14 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:py-20">
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
          <Accordion items={faqItems} />
        </div>
      </Container>
    </div>
  );
}
