import type { SiteConfig } from '../contract.ts';

/** Default facts about the site; environment variables override them (`SITE_BRAND`, `SITE_URL`, …). */
export const defaultSite: SiteConfig = {
  brand: 'AI Talent Experts',
  origin: 'http://localhost:3000',
  email: 'hello@aitalentexperts.example',
  linkedInUrl: 'https://www.linkedin.com/company/ai-talent-experts',
  postalAddress: [],
  mode: 'demo',
};
