import type { Passage } from '@talent/content/claimed-text';
import { claims } from '@talent/content/claims';
import { searchClock } from '@talent/content/search-clock';

/** A question of the footer with its answer in plain prose. */
export interface FaqItem {
  /** Stable name, used in ids. */
  key: string;
  question: string;
  /** Passages with a claim are left out where the site does not show the claim. */
  answer: readonly Passage[];
}

const {
  averageShortlist,
  countriesCovered,
  interviewPass,
  placements,
  placementWeeks,
  support,
  urgentPlacement,
  vettedEngineers,
} = claims;

/** The six questions of the footer, in order. Figures are claims of the agency. */
export const faqItems: readonly FaqItem[] = [
  {
    key: 'service',
    question: 'How does your service help us hire AI engineers?',
    answer: [
      `In the intake call you tell us what the engineer has to build and by when. On average, a shortlist of vetted engineers follows ${averageShortlist.value} hours later. You interview only people who are ready for it and pay no upfront fees. After the placement we support both sides for ${support.figure}.`,
      {
        needs: ['vettedEngineers'],
        text: `Our network has ${vettedEngineers.figure} ${vettedEngineers.label}.`,
      },
    ],
  },
  {
    key: 'difference',
    question: 'What sets you apart from other agencies?',
    answer: [
      'We place AI and machine learning people only. Recruiters who have worked as engineers vet everyone before you call, so you start with people who can do the work. We charge no upfront fees, and our salary dashboard is free to use.',
      {
        needs: ['interviewPass', 'placements', 'countriesCovered'],
        text: `Our record so far: ${placements.figure} ${placements.label}, ${interviewPass.figure} ${interviewPass.label}, ${countriesCovered.figure} ${countriesCovered.label}.`,
      },
    ],
  },
  {
    key: 'speed',
    question: 'How quickly can you place someone?',
    answer: [
      `${searchClock} Placements follow within ${placementWeeks.figure} of the call. For an urgent role, ${urgentPlacement.figure} are possible, if your team keeps time free for interviews.`,
    ],
  },
  {
    key: 'contract',
    question: 'Do you offer contract or permanent placements?',
    answer: [
      'Both. Contract suits a project with an end date, a gap in the team or a skill you need for a while. Permanent suits work that will stay at the core of your product. Tell us which one you have in mind, or describe the work and we will talk it through with you. Neither carries upfront fees.',
    ],
  },
  {
    key: 'specialisations',
    question: 'Which AI specializations do you cover?',
    answer: [
      'Machine learning, computer vision, natural language processing, deep learning, MLOps, data science, AI research, generative AI, recommendation systems and edge AI. We fill single roles, such as an ML, MLOps or NLP engineer, and we also build research-to-product and other specialized AI teams for employers in the United States and Canada.',
    ],
  },
  {
    key: 'quality',
    question: 'How do you ensure quality?',
    answer: [
      `We interview every engineer before they appear on a shortlist, and a person makes that decision. You make the next one: we place nobody whom your own team has not interviewed. After the first day, every placement has ${support.figure} of support.`,
    ],
  },
];
