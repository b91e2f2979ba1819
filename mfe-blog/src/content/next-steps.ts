/** Topics whose readers look for work. Readers of the others hire. */
const forEngineers: ReadonlySet<string> = new Set(['careers', 'interviews']);

const hire = {
  title: 'Hiring for this kind of work?',
  text: 'Tell us the role and when you need someone. You get a shortlist of vetted engineers, with no upfront fees.',
  action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
} as const;

const apply = {
  title: 'Looking for your next role?',
  text: 'Every posting shows its pay range and location. Apply with your resume. You need no account.',
  action: { label: 'See open roles', to: '/machine-learning-ai-jobs' },
} as const;

/** The one next step at the end of a post. */
export function postNextStep(topic: string): typeof hire | typeof apply {
  return forEngineers.has(topic) ? apply : hire;
}

/** The one next step at the end of a list of posts. */
export const listNextStep = {
  title: 'Need an answer about your own search?',
  text: 'Write to our recruiters. Describe the role, or ask about pay and timing for it.',
  action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
} as const;

/** The one next step at the end of a guide: one guide is for engineers, the others are for teams that hire. */
export function guideNextStep(path: string): typeof hire | typeof apply {
  return path === '/machine-learning-jobs-guide' ? apply : hire;
}
