import { homeAccelerator } from './home-accelerator';
import { homeFinalCall } from './home-final-call';
import { homeHero } from './home-hero';
import { homeHiringFailures } from './home-hiring-failures';
import { homeIndustries } from './home-industries';
import { homeResources } from './home-resources';
import { homeServices } from './home-services';
import { homeTestimonials } from './home-testimonials';

/** Every text of the home page. It goes with the page's data, so that the page's script holds components alone. */
export const homeContent = {
  hero: homeHero,
  industries: homeIndustries,
  accelerator: homeAccelerator,
  hiringFailures: homeHiringFailures,
  services: homeServices,
  testimonials: homeTestimonials,
  resources: homeResources,
  finalCall: homeFinalCall,
} as const;

/** The texts as a page gets them. */
export type HomeContent = typeof homeContent;
