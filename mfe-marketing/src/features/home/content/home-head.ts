import { claims } from '@talent/content/claims';

const hours = claims.averageShortlist.value;

/** Title without the brand, meta description and keywords of the home page. */
export const homeHead = {
  title: `AI Engineers Shortlisted in ${hours / 24} Days`,
  description: `Hire vetted AI and machine learning engineers in the US and Canada: a shortlist ${hours} hours after the intake call on average, with no upfront fees.`,
  keywords: 'AI engineers, machine learning engineers, AI recruitment, AI staffing',
} as const;
