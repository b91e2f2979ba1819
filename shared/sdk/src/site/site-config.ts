import type { SiteConfig } from '../contract.ts';

/** The site's own facts where the environment says nothing else (`SITE_BRAND`, `SITE_URL`, …). */
export const defaultSite: SiteConfig = {
  brand: 'AI Talent Experts',
  origin: 'http://localhost:3000',
  email: 'hello@aitalentexperts.example',
  linkedInUrl: 'https://www.linkedin.com/company/ai-talent-experts',
  postalAddress: [],
};
