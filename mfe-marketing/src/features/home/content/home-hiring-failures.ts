import { claims } from '@talent/content/claims';

/** A place where hiring goes wrong, and what the agency does there. */
export interface HiringFailure {
  title: string;
  text: string;
  instead: string;
}

const failures: readonly HiringFailure[] = [
  {
    title: 'One opening, three jobs',
    text: 'The posting asks for a researcher, a platform builder and an on-call engineer. Almost no one is all three, and those who are aren’t reading job ads.',
    instead:
      'We cut the list to what the first six months need, and tell you what the rest would cost.',
  },
  {
    title: 'Keywords win the interview',
    text: 'The resume lists every framework. It doesn’t say whether a model ever reached production.',
    instead:
      'We read code, design documents and postmortems first, then call the people whose work holds up.',
  },
  {
    title: 'The process takes longer than the candidate has',
    text: 'Each extra round feels careful. By the last one, the best people have accepted another offer.',
    instead: `You get a shortlist ${claims.averageShortlist.value} hours after the intake call on average, and we agree on the number of rounds before the first one.`,
  },
  {
    title: 'The offer is a guess',
    text: 'Too low, and it is declined. Too high, and your current team finds out.',
    instead:
      'We bring the reported pay range for the role, with its source and the number of ranges behind it.',
  },
  {
    title: 'Nobody owns the first month',
    text: 'The new engineer waits for data access, then for a decision, then starts looking elsewhere.',
    instead: `We call you and the engineer for ${claims.support.figure}, and raise problems while they are still small.`,
  },
];

/** The home page's part on why hiring fails. */
export const homeHiringFailures = {
  title: 'Why hiring fails',
  lede: 'It is rarely a shortage of applicants. Five things go wrong, most of them before the first interview.',
  instead: 'What we do',
  failures,
  talk: { label: "Let's Talk AI Hiring", to: '/contact-ai-recruiters' },
} as const;
