/** The one next step at the end of each salary tool. */
export const nextSteps = {
  data: {
    title: 'Turn these figures into a budget',
    text: 'Choose a role, a level and a place. The calculator shows what a hire costs in the first year, with taxes and benefits.',
    action: { label: 'Calculate a budget', to: '/ai-salary-calculator' },
  },
  role: {
    title: 'Hiring for this role?',
    text: 'Tell us the level and the range. You get a shortlist of vetted engineers and pay no upfront fees.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  calculator: {
    title: 'Ready to hire at this budget?',
    text: 'Tell us the role and the range. You get a shortlist of vetted engineers and pay no upfront fees.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  guide: {
    title: 'Compare your own role, level and city',
    text: 'The dashboard has every figure of this guide and lets you filter them. Each one names its source and sample size.',
    action: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
  market: {
    title: 'See what AI roles pay',
    text: 'The dashboard compares roles, levels and places. Each figure names its source and sample size.',
    action: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
  api: {
    title: 'See the same figures as charts',
    text: 'The dashboard shows every open figure with its source, and lets you compare up to four roles.',
    action: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
} as const;
