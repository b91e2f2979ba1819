import { claims } from '@talent/content/claims';

const hours = claims.averageShortlist.value;

/** Title without the brand, meta description and keywords of the home page. */
export const homeHead = {
  title: `AI Engineers Shortlisted in ${hours / 24} Days`,
  description: `AI and machine learning recruitment for teams in the US and Canada. Interview pre-vetted engineers within ${hours} hours, with no upfront fees.`,
  keywords: 'AI engineers, machine learning engineers, AI recruitment, AI staffing',
} as const;
