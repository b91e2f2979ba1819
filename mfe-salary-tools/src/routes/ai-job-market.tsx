import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { Link } from '@talent/ui/link';
import { PageHeading } from '@talent/ui/page-heading';
import { nextSteps } from '../content/next-steps';
import { RelatedLinks, SectionLinks } from '../controls/page-links';
import { marketHead } from '../features/market/content/market-head';
import { marketText, partTexts } from '../features/market/content/market-text';
import type { MarketPage, MarketPart } from '../features/market/facts/market-page';
import { Section } from '@talent/ui/section';
import { CountriesChart, FrontChart, PartFacts } from '../features/market/page/market-part';

/** `/ai-job-market`: how many job postings ask for AI, state pay or offer remote work, month by month. */
export default function AiJobMarketPage() {
  const { parts } = usePageData<MarketPage>();
  return (
    <Container width="wide">
      <Breadcrumbs name={marketHead.name} parent={marketHead.parent} />
      <PageHeading
        title={marketText.title}
        lede={marketText.lede}
        className="pt-4 pb-8 md:pt-6 md:pb-10"
      >
        {parts.length > 0 && (
          <SectionLinks
            label={marketText.contents}
            links={parts.map(({ id }) => ({ id, label: partTexts[id].name }))}
          />
        )}
      </PageHeading>
      {parts.length === 0 && <NoFigures />}
      {parts.map((part) => (
        <MarketPartSection key={part.id} part={part} />
      ))}
      <RelatedLinks {...marketText.related} />
      <NextStep {...nextSteps.market} />
    </Container>
  );
}

function MarketPartSection({ part }: { part: MarketPart }) {
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

const { title, text, link } = marketText.empty;

function NoFigures() {
  return (
    <Section title={title} lede={text} rule>
      <Link href={link.href} rel="noopener">
        {link.label}
      </Link>
    </Section>
  );
}
