import { usePageData } from '@talent/sdk';
import { useState } from 'react';
import { Container } from '@talent/ui/container';
import { SampleFigures } from '../features/home/sample-figures';
import { SearchClock } from '../features/home/clock/search-clock';
import { FinalCall } from '../features/home/final-call';
import { HomeHero } from '../features/home/hero/home-hero';
import { IndustryTicker } from '../features/home/industry-ticker/industry-ticker';
import { Resources } from '../features/home/resources';
import { Instrument } from '../features/home/instrument/instrument';
import { ServiceCards } from '../features/home/service-cards';
import { TalentAccelerator } from '../features/home/talent-accelerator';
import { Testimonials } from '../features/home/testimonials/testimonials';
import { WhyHiringFails } from '../features/home/why-hiring-fails';
import type { HomeData } from './home.plan';

const instrumentId = 'what-ai-roles-pay';

/** `/`, the home page. Three parts reach both edges of the window; the others are as wide as the header. */
export default function Home() {
  const { instrument, content, marketLine } = usePageData<HomeData>();
  // The clock and what the roles pay follow one choice.
  const [shown, choose] = useState(0);
  const choice = { shown, onChoose: choose };
  return (
    <>
      <Container width="wide">
        <HomeHero nextSectionId={instrumentId} {...content.hero}>
          <SearchClock text={content.search} roles={instrument.roles} {...choice} />
        </HomeHero>
      </Container>
      <IndustryTicker {...content.industries} />
      <Container width="wide">
        <Instrument
          id={instrumentId}
          text={content.instrument}
          instrument={instrument}
          marketLine={marketLine}
          {...choice}
        />
        <TalentAccelerator {...content.accelerator} />
      </Container>
      <WhyHiringFails {...content.hiringFailures} />
      <Container width="wide">
        <ServiceCards {...content.services} />
        {content.samples && <SampleFigures {...content.samples} />}
      </Container>
      {content.testimonials && <Testimonials {...content.testimonials} />}
      <Container width="wide">
        <Resources {...content.resources} />
        <FinalCall {...content.finalCall} />
      </Container>
    </>
  );
}
