import { calculatorPage } from './content/calculator-page';

const { sections, textTitle } = calculatorPage;

/** Guidance on the calculator's results. */
export function ReadingText() {
  return (
    <div className="mt-8 border-t-2 border-ink pt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16">
      <nav aria-label={textTitle} className="mb-8 print:hidden">
        <ul className="space-y-2 text-sm lg:sticky lg:top-24">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-ink-muted hover:text-ink hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {sections.map(({ id, title, paragraphs, terms = [] }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="mb-12 scroll-mt-24 space-y-5"
          >
            <h2 id={`${id}-title`} className="text-heading">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
            {terms.length > 0 && (
              <dl className="max-w-3xl">
                {terms.map(({ term, text }) => (
                  <div
                    key={term}
                    className="gap-x-8 border-t border-rule py-3 sm:grid sm:grid-cols-[12rem_1fr]"
                  >
                    <dt className="font-semibold">{term}</dt>
                    <dd className="text-ink-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
