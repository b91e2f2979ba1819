import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';
import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { PageLink } from '../../content/rich-text';

/** The page's last word: what to do next, and on which terms. */
export function FinalCall({ title, lede, deploy, salaries, terms }: HomeContent['finalCall']) {
  return (
    <Section
      data-next-step="closing"
      title={<span className="block text-title">{title}</span>}
      lede={lede}
      className="border-t-2 border-ink lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-10 max-md:py-8 lg:py-10"
    >
      <div className="lg:mb-8">
        <HomeActions deploy={deploy} salaries={salaries} />
      </div>
      <dl className="mt-6 grid grid-cols-2 lg:col-span-2 lg:mt-0 gap-x-8 gap-y-4 border-t border-rule pt-4 lg:grid-cols-4">
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

/** The two things to do next, the first of them in the signal color. */
export function HomeActions({ deploy, salaries }: { deploy: PageLink; salaries: PageLink }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button asChild size="lg">
        <Link to={deploy.to}>{deploy.label}</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to={salaries.to}>{salaries.label}</Link>
      </Button>
    </div>
  );
}
