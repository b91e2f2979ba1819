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
    <Section kicker={kicker} title={title} lede={lede} className="border-t-2 border-ink">
      <ul>
        {marks.map(({ key, mark, label, text }) => (
          <li
            key={key}
            data-claim={key}
            className="items-center border-t border-rule py-5 lg:grid lg:grid-cols-[3fr_2fr] lg:gap-x-12"
          >
            <ScoreMeter
              label={<span className="text-lg font-semibold">{label}</span>}
              value={mark}
              valueText={`${mark} ${outOf}`}
            />
            <p className="mt-3 max-w-prose text-ink-muted lg:mt-0">{text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule pt-4 text-sm text-ink-muted">{note}</p>
    </Section>
  );
}
