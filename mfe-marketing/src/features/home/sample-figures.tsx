import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';

/** The one place of a page for claims that no source supports, marked as samples. */
export function SampleFigures({ title, lede, claims }: NonNullable<HomeContent['samples']>) {
  return (
    <Section title={title} lede={lede} rule className="max-md:py-8 lg:py-10">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {claims.map(({ key, figure, label }) => (
          <li key={key} data-claim={key}>
            <span className="font-display text-heading">{figure}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
