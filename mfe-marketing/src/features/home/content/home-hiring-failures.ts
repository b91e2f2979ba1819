import { claims } from '@talent/content/claims';

/** A place where hiring goes wrong, and what the agency does there. */
export interface HiringFailure {
  title: string;
  text: string;
  instead: string;
}

const failures: readonly HiringFailure[] = [
  {
    title: 'One vacancy, three jobs',
    text: 'The advert wants a researcher, a platform builder and someone on call. The person who is all three is not reading adverts.',
    instead:
      'We cut the list to what the first half-year needs, and tell you what the rest would cost.',
  },
  {
    title: 'Keywords get the interview',
    text: 'Every framework is on the CV. Whether a model ever left the notebook is not.',
    instead: 'We read code, write-ups and post-mortems first, and ring the people who show some.',
  },
  {
    title: 'The process outlives the candidate',
    text: 'Each extra round feels careful. Together they choose whoever has no other offer.',
    instead: `You have names within ${claims.averageShortlist.value} hours. How many rounds there will be is fixed before the first.`,
  },
  {
    title: 'The offer is a guess',
    text: 'Too low and it is declined. Too high and the team you already have finds out.',
    instead:
      'We put the published range on the table, with its source and how many postings are behind it.',
  },
  {
    title: 'Nobody owns the first month',
    text: 'The new engineer waits for data access, then for a decision, then looks around.',
    instead: `We keep ringing both of them for ${claims.support.figure}, and pass on early what we hear.`,
  },
];

/** The home page's part on why hiring fails. */
export const homeHiringFailures = {
  title: 'Why hiring fails',
  lede: 'Seldom for want of applicants. It breaks at five places, most of them before the first interview.',
  instead: 'Instead',
  failures,
  talk: { label: "Let's Talk AI Hiring", to: '/contact-ai-recruiters' },
} as const;
