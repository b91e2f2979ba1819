import { applicationText as text } from './content/jobs-text';
import { ApplicationForm } from './application-form';

const titleId = 'apply-title';

/** The application form under its heading. */
export function ApplicationSection({ slug }: { slug: string }) {
  return (
    <section
      id="apply"
      aria-labelledby={titleId}
      className="max-w-3xl scroll-mt-24 border-t-2 border-ink py-10"
    >
      <h2 id={titleId} className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 mb-8 text-ink-muted">{text.intro}</p>
      <ApplicationForm slug={slug} labelledBy={titleId} />
    </section>
  );
}
