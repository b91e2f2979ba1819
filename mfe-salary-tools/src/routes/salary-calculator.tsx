import { fromSalaryColumns, type SalaryColumns } from '@talent/functions/salary-bands/contract';
import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { useMemo } from 'react';
import { nextSteps } from '../content/next-steps';
import { RelatedLinks } from '../controls/page-links';
import { calculatorPage } from '../features/calculator/content/calculator-page';
import { useHireContext } from '../features/calculator/state/use-hire-context';
import { Calculator } from '../features/calculator/calculator';

const { parent, name, title, lede } = calculatorPage;

/** `/ai-salary-calculator`: an offer or a hire, worked out in the browser. */
export default function SalaryCalculatorPage() {
  const columns = usePageData<SalaryColumns>();
  const open = useMemo(() => fromSalaryColumns(columns), [columns]);
  const context = useHireContext(open.roles);
  return (
    <Container width="wide">
      <Breadcrumbs name={name} parent={parent} />
      <PageHeading title={title} lede={lede} className="pt-4 pb-8 md:pt-6 md:pb-10" />
      <Calculator open={open} />
      <ReadingText />
      <RelatedLinks {...calculatorPage.related} />
      <NextStep {...nextSteps.calculator} context={context} />
    </Container>
  );
}

const { sections, textTitle } = calculatorPage;

/** Guidance on the calculator's results. */
function ReadingText() {
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
