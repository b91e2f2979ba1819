import { claims, type Claim } from '@talent/content/claims';

const terms: readonly Claim[] = [
  claims.placementWeeks,
  claims.urgentPlacement,
  claims.support,
  claims.upfrontFees,
];

/** The home page's one next step, at its end. */
export const homeFinalCall = {
  title: 'Tell us about the role you need to fill',
  lede: 'Contract or permanent, one engineer or a whole team. It starts with the intake call, and there are no upfront fees.',
  deploy: { label: 'Deploy AI Talent Now', to: '/contact-ai-recruiters' },
  salaries: { label: 'View Market Salaries', to: '/ai-ml-salary-data' },
  terms,
} as const;
