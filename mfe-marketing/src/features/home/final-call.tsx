import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';

/** The page's last word: what to do next, and on which terms. */
export function FinalCall({ title, lede, deploy, salaries, terms }: HomeContent['finalCall']) {
  return (
    <Section
      title={<span className="block text-display">{title}</span>}
      lede={lede}
      className="border-t-2 border-ink lg:py-20"
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button asChild size="lg">
          <Link to={deploy.to}>{deploy.label}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to={salaries.to}>{salaries.label}</Link>
        </Button>
      </div>
      <dl className="mt-12 grid grid-cols-2 gap-x-8 gap-y-6 border-t border-rule pt-5 lg:grid-cols-4">
        {terms.map(({ key, figure, label }) => (
          <div key={key} data-claim={key} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-display text-heading">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
