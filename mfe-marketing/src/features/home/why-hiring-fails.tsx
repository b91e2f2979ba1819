import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';

/** Where hiring breaks, in the order in which it happens, and what the agency does at each place. */
export function WhyHiringFails({
  title,
  lede,
  instead,
  failures,
  talk,
}: HomeContent['hiringFailures']) {
  return (
    <div className="border-y border-rule bg-surface">
      <Container width="wide">
        <Section
          title={title}
          lede={lede}
          className="max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[1fr_auto] lg:items-end max-md:py-8 lg:py-10"
        >
          <Button asChild size="lg" className="max-lg:order-last max-lg:mt-6 max-sm:w-full lg:mb-8">
            <Link to={talk.to}>{talk.label}</Link>
          </Button>
          <ol className="grid gap-6 border-t-2 border-ink sm:grid-cols-2 lg:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {failures.map((failure, index) => (
              <li key={failure.title} className="flex flex-col pt-3">
                <h3 className="text-subheading">
                  <span aria-hidden="true" className="mr-2 text-data-2">
                    {index + 1}
                  </span>
                  <span>{failure.title}</span>
                </h3>
                <p className="mt-1 mb-3 text-sm text-ink-muted">{failure.text}</p>
                <p className="mt-auto border-l-2 border-signal pl-3 text-sm">
                  <strong className="block text-sm font-semibold text-signal">{instead}</strong>{' '}
                  <span>{failure.instead}</span>
                </p>
              </li>
            ))}
          </ol>
        </Section>
      </Container>
    </div>
  );
}
