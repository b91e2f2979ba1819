import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import type { ReactNode } from 'react';
import { HomeHero } from '../features/home-hero/home-hero';
import { SalaryPromo } from '../features/salary-promo/salary-promo';
import type { HomeData } from './home.plan';

const salaryPromoId = 'what-ai-roles-pay';

/** `/`, the home page. */
export default function Home(): ReactNode {
  const { payBands } = usePageData<HomeData>();
  return (
    // As wide as the header, so that the page's left edge is the site's.
    <Container width="wide">
      <HomeHero nextSectionId={salaryPromoId} />
      <SalaryPromo id={salaryPromoId} bands={payBands} />
    </Container>
  );
}
