import { useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { contactText } from './content/contact-text';

const { reach } = contactText;

/** Addresses of the agency, as the site's configuration has them. */
export function OtherWays() {
  const { brand, email, linkedInUrl, postalAddress } = useSite();
  return (
    <section aria-labelledby="other-ways-title" className="mb-14 scroll-mt-24">
      <h2 id="other-ways-title" className="mb-6 text-heading">
        {reach.title}
      </h2>
      <dl className="grid gap-8 md:grid-cols-2">
        <div>
          <dt className="text-subheading font-medium">{reach.email}</dt>
          <dd className="mt-2">
            <Link href={`mailto:${email}`}>{email}</Link>
            <p className="mt-1 text-ink-muted">{reach.emailText}</p>
          </dd>
        </div>
        <div>
          <dt className="text-subheading font-medium">{reach.linkedIn}</dt>
          <dd className="mt-2">
            <Link href={linkedInUrl}>{brand}</Link>
            <p className="mt-1 text-ink-muted">{reach.linkedInText}</p>
          </dd>
        </div>
        {postalAddress.length > 0 && (
          <div>
            <dt className="text-subheading font-medium">{reach.post}</dt>
            <dd className="mt-2 whitespace-pre-line">{postalAddress.join('\n')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
