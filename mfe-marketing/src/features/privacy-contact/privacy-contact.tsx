import { useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { privacyContactText as text } from '../../content/privacy-contact-text';

/** Where to ask for one's data: the address that the site's configuration names. */
export function PrivacyContact(): ReactNode {
  const { email } = useSite();
  return (
    <section aria-labelledby="privacy-contact-title" className="mb-14 scroll-mt-24 space-y-6">
      <h2 id="privacy-contact-title" className="text-heading">
        {text.title}
      </h2>
      <p className="max-w-prose">
        {text.before} <Link href={`mailto:${email}`}>{email}</Link> {text.after}
      </p>
    </section>
  );
}
