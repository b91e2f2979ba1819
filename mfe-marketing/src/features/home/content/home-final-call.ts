import { claims, type Claim } from '@talent/content/claims';

const terms: readonly Claim[] = [
  claims.placementWeeks,
  claims.urgentPlacement,
  claims.support,
  claims.upfrontFees,
];

/** The home page's last word. */
export const homeFinalCall = {
  title: 'Bring us the hard vacancy',
  lede: 'Contract or permanent, one engineer or the team around them. A call is enough to start, and costs nothing.',
  deploy: { label: 'Deploy AI Talent Now', to: '/contact-ai-recruiters' },
  salaries: { label: 'View Market Salaries', to: '/ai-ml-salary-data' },
  terms,
} as const;
