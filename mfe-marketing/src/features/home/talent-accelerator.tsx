import { ScoreMeter } from '@talent/ui/score-meter';
import { Section } from '@talent/ui/section';
import type { HomeContent } from './content/home-content';

/** How high the agency sets the bar in each of the four areas that it vets, out of 100. */
export function TalentAccelerator({
  kicker,
  title,
  lede,
  note,
  outOf,
  marks,
}: HomeContent['accelerator']) {
  return (
    <Section
      kicker={kicker}
      title={title}
      lede={lede}
      className="border-t-2 border-ink max-md:py-8 lg:py-10"
    >
      <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-4">
        {marks.map(({ key, mark, label, text }) => (
          <li key={key} data-claim={key} className="border-b border-rule py-3 lg:border-b-0">
            <ScoreMeter
              label={<span className="font-semibold">{label}</span>}
              value={mark}
              valueText={`${mark} ${outOf}`}
            />
            <p className="mt-2 text-sm text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-sm text-ink-muted lg:border-t lg:border-rule">{note}</p>
    </Section>
  );
}
