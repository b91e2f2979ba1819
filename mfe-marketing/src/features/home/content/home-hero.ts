import { claims } from '@talent/content/claims';
import type { ShownClaim } from '@talent/content/shown-claims';

const { averageShortlist, interviewPass, countriesCovered, upfrontFees } = claims;
const hours = averageShortlist.value;
const days = hours / 24;

/** How a figure is drawn: one mark for each unit, in rows. */
export interface UnitDrawing {
  shape: 'stroke' | 'square' | 'dot';
  /** Marks in a row. */
  columns: number;
  /** Marks in all; those beyond the claim's value are drawn hollow. */
  outOf?: number;
  /** The value is a minimum: a plus sign follows the last mark. */
  orMore?: true;
}

/** One of the hero's stat tiles. */
export interface HeroStat {
  claim: ShownClaim;
  drawing: UnitDrawing;
  /** Says how to read the drawing. */
  caption: string;
}

const stats: readonly HeroStat[] = [
  {
    claim: averageShortlist,
    drawing: { shape: 'stroke', columns: 24 },
    caption: 'One stroke per hour, one row per day',
  },
  {
    claim: interviewPass,
    drawing: { shape: 'square', columns: 20, outOf: 100 },
    caption: 'One square per interview, out of 100',
  },
  {
    claim: countriesCovered,
    drawing: { shape: 'dot', columns: 15, orMore: true },
    caption: 'One dot per country',
  },
];

/** The home page's first screen. */
export const homeHero = {
  title: `Vetted AI Engineers Shortlisted in ${days} Days`,
  lede: `Elite AI talent recruitment for scaling teams. Interview pre-vetted engineers within ${hours} hours.`,
  deploy: { label: 'Deploy AI Talent →', to: '/contact-ai-recruiters' },
  salaries: { label: 'Browse AI Salary Data', to: '/ai-ml-salary-data' },
  note: `${upfrontFees.figure} ${upfrontFees.label}. Interview-ready candidates in ${days} days.`,
  stats,
  scroll: { label: 'Scroll down', destination: 'to what AI roles pay' },
} as const;
