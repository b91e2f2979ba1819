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
      className="border-t-2 border-ink lg:grid lg:grid-cols-[24rem_1fr] lg:gap-x-16 max-md:py-8 lg:py-10"
    >
      <div>
        {/* Two columns even on phones, as a table: the four marks are compared with each other. */}
        <ul className="grid gap-x-3 border-t-2 border-ink min-[22.5rem]:grid-cols-2 sm:gap-x-10">
          {marks.map(({ key, mark, label, text }) => (
            <li key={key} data-claim={key} className="border-b border-rule py-3 max-sm:text-sm">
              <ScoreMeter
                label={<span className="font-semibold">{label}</span>}
                value={mark}
                valueText={`${mark} ${outOf}`}
              />
              <p className="mt-2 text-sm text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-sm text-ink-muted">{note}</p>
      </div>
    </Section>
  );
}
