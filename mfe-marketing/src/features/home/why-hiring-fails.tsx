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
        <Section title={title} lede={lede} className="lg:py-20">
          <ol className="border-t-2 border-ink">
            {failures.map((failure, index) => (
              <li
                key={failure.title}
                className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-6 lg:grid-cols-[5rem_1fr_1fr] lg:gap-x-8"
              >
                <span aria-hidden="true" className="font-display text-heading text-data-2">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-subheading">{failure.title}</h3>
                  <p className="mt-1 max-w-prose text-ink-muted">{failure.text}</p>
                </div>
                <p className="col-start-2 mt-4 max-w-prose border-l-2 border-signal pl-4 lg:col-start-3 lg:mt-0">
                  <strong className="block text-sm font-semibold text-signal">{instead}</strong>{' '}
                  {failure.instead}
                </p>
              </li>
            ))}
          </ol>
          <Button asChild size="lg" className="mt-8">
            <Link to={talk.to}>{talk.label}</Link>
          </Button>
        </Section>
      </Container>
    </div>
  );
}
