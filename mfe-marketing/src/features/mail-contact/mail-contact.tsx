import { useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';

/** Words around the address, which is the site configuration's. */
export interface MailContactText {
  title: string;
  before: string;
  after: string;
}

/** A section with the address to write to, as the site's configuration names it. `id` is unique on the page. */
export function MailContact({ id, text }: { id: string; text: MailContactText }) {
  const { email } = useSite();
  return (
    <section aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-24 space-y-6">
      <h2 id={`${id}-title`} className="text-heading">
        {text.title}
      </h2>
      <p className="max-w-prose">
        {text.before} <Link href={`mailto:${email}`}>{email}</Link> {text.after}
      </p>
    </section>
  );
}
