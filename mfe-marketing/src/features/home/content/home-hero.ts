import { claims } from '@talent/content/claims';
import type { ShownClaim } from '@talent/content/shown-claims';

const { averageShortlist, interviewPass, countriesCovered, upfrontFees } = claims;
const hours = averageShortlist.value;
const days = hours / 24;

/** The home page's first screen. */
export const homeHero = {
  title: `Vetted AI Engineers Shortlisted in ${days} Days`,
  lede: `Elite AI talent recruitment for scaling teams. Interview pre-vetted engineers within ${hours} hours.`,
  deploy: { label: 'Deploy AI Talent →', to: '/contact-ai-recruiters' },
  salaries: { label: 'Browse AI Salary Data', to: '/ai-ml-salary-data' },
  note: `${upfrontFees.figure} ${upfrontFees.label}. Interview-ready candidates in ${days} days.`,
  stats: [averageShortlist, interviewPass, countriesCovered] satisfies readonly ShownClaim[],
  scroll: { label: 'Scroll down', destination: 'to what AI roles pay' },
} as const;
