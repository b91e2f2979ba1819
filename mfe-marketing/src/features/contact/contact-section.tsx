import { contactText as text } from './content/contact-text';
import { ContactForm } from './contact-form';

const titleId = 'request-title';

/** The form under its heading. */
export function ContactSection() {
  return (
    <section id="request" aria-labelledby={titleId} className="mb-16 max-w-3xl scroll-mt-24">
      <h2 id={titleId} className="mb-3 text-heading">
        {text.title}
      </h2>
      <ContactForm labelledBy={titleId} />
    </section>
  );
}
