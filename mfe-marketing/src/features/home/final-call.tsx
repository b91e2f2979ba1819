import { Section } from '@talent/ui/section';
import { HomeActions } from './home-actions';
import type { HomeContent } from './content/home-content';

/** The page's last word: what to do next, and on which terms. */
export function FinalCall({ title, lede, deploy, salaries, terms }: HomeContent['finalCall']) {
  return (
    <Section
      data-next-step="closing"
      title={<span className="block text-title">{title}</span>}
      lede={lede}
      className="border-t-2 border-ink lg:py-10"
    >
      <div>
        <HomeActions deploy={deploy} salaries={salaries} />
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4 border-t border-rule pt-4 lg:grid-cols-4">
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
