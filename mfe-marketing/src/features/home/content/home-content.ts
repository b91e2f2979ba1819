import { joinShown } from '@talent/content/claimed-text';
import { claims } from '@talent/content/claims';
import { searchClock } from '@talent/content/search-clock';
import { isShown, sampleClaims, withSource } from '@talent/content/shown-claims';
import type { SiteConfig } from '@talent/sdk';
import { withSiteFacts } from '../../content-page/site-facts';
import { homeClock } from './home-clock';
import { homeAccelerator } from './home-accelerator';
import { homeFinalCall } from './home-final-call';
import { homeHero } from './home-hero';
import { homeHiringFailures } from './home-hiring-failures';
import { homeIndustries } from './home-industries';
import { homeInstrument } from './home-instrument';
import { homeResources, salaryDataText, sampleFigures } from './home-resources';
import { homeServices } from './home-services';
import { homeTestimonials, sampleTestimonials, type Testimonial } from './home-testimonials';

/**
 * Every text of the home page. It goes with the page's data, so that the page's script holds components alone.
 * @param facts whether a weekly report is published, and how many companies posted pay on their own boards within seven days
 */
export function homeContent(site: SiteConfig, facts: { hasReport: boolean; companies: number }) {
  const { hasReport, companies } = facts;
  const isMeasured = companies >= claims.salaryCompanies.value;
  const unmeasured = isMeasured ? [] : (['salaryCompanies'] as const);
  const samples = sampleClaims([...unmeasured, 'newsletterReaders'], site);
  return {
    hero: {
      ...homeHero,
      clock: withSiteFacts(searchClock, site),
      stats: homeHero.stats
        .filter((claim) => isShown(claim, site))
        .map((claim) => withSource(claim, site)),
    },
    search: homeClock,
    industries: homeIndustries,
    instrument: homeInstrument,
    accelerator: homeAccelerator,
    hiringFailures: homeHiringFailures,
    services: homeServices,
    testimonials: testimonialsOf(site),
    resources: {
      ...homeResources,
      resources: homeResources.resources.map(({ withoutReport, text, ...resource }) => ({
        ...resource,
        text: [
          ...(resource.kind === 'Dashboard' ? [salaryDataText({ companies })] : []),
          joinShown(hasReport ? text : (withoutReport ?? text), site),
        ].join(' '),
      })),
    },
    samples: samples.length === 0 ? null : { ...sampleFigures, claims: samples },
    finalCall: homeFinalCall,
  };
}

/** The texts as a page gets them. */
export type HomeContent = ReturnType<typeof homeContent>;

/** Customers' own words; without any, samples in the demonstration and nothing on a live site. */
function testimonialsOf({ mode = 'demo', testimonials = [] }: SiteConfig) {
  const { sample, badge, ...texts } = homeTestimonials;
  if (testimonials.length > 0) {
    const items: readonly Testimonial[] = testimonials;
    return { ...texts, sample: null, badge: null, items };
  }
  return mode === 'live' ? null : { ...texts, sample, badge, items: sampleTestimonials };
}
