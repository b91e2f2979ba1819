import { newsletterText as text } from './content/newsletter-text';
import { NewsletterForm } from './newsletter-form';

const titleId = 'newsletter-title';

/** The newsletter's form under its heading, for any page of this app; once on a page. */
export function NewsletterBox() {
  return (
    <section
      id="subscribe"
      aria-labelledby={titleId}
      className="mb-16 max-w-2xl scroll-mt-24 border border-rule bg-surface p-5 md:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 mb-8 text-ink-muted">{text.intro}</p>
      <NewsletterForm labelledBy={titleId} />
    </section>
  );
}
