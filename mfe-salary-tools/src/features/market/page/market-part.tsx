import { Section } from '@talent/ui/section';
import { partTexts } from '../content/market-text';
import type { MarketPart } from '../facts/market-page';
import { CountriesChart, FrontChart } from './market-chart';
import { PartFacts } from './part-facts';

/** One figure: what it says, its chart, and everything about it. */
export function MarketPartSection({ part }: { part: MarketPart }) {
  return (
    <Section id={part.id} title={partTexts[part.id].name} rule className="scroll-mt-20">
      <FrontChart part={part} />
      <div className="mt-6 max-w-prose space-y-3">
        {part.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <CountriesChart part={part} />
      <PartFacts part={part} />
    </Section>
  );
}
