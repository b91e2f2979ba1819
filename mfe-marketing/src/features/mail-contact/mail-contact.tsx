import { useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { withSiteFacts } from '../content-page/site-facts';

/** Words around the email address of the site's configuration; they may name other settings, as in `site-facts.ts`. */
export interface MailContactText {
  title: string;
  before: string;
  after: string;
}

/** A section with the address to write to, as the site's configuration names it. `id` is unique on the page. */
export function MailContact({ id, text }: { id: string; text: MailContactText }) {
  const site = useSite();
  const { email } = site;
  const { title, before, after } = withSiteFacts(text, site);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-24 space-y-6">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <p className="max-w-prose">
        <span>{before}</span> <Link href={`mailto:${email}`}>{email}</Link> <span>{after}</span>
      </p>
    </section>
  );
}
