/** A question of the footer with its answer in plain prose. */
export interface FaqItem {
  /** Stable name, used in ids. */
  key: string;
  question: string;
  answer: string;
}

export const faqHeading = {
  title: 'Frequently asked questions',
  text: 'What employers ask us before the first call.',
  more: { label: 'All questions and answers', to: '/ai-staffing-faq' },
} as const;

/** The six questions of the footer, in order. Figures are the agency's own claims. */
export const faqItems: readonly FaqItem[] = [
  {
    key: 'service',
    question: 'How does your service help us hire AI engineers?',
    answer:
      'You tell us what the engineer has to build and by when. We search among more than 1000 engineers whom we have already vetted and send you a shortlist within 72 hours. You interview only people who are ready for it and pay no upfront fees. After the placement we support both sides for 6 months.',
  },
  {
    key: 'difference',
    question: 'What sets you apart from other agencies?',
    answer:
      'We place AI and machine-learning people and nobody else, so the vetting happens before you call, not after. 92% of the people we put forward pass their interviews. We have made more than 300 placements, cover 30+ countries, charge no upfront fees, and keep a salary dashboard that is free to use.',
  },
  {
    key: 'speed',
    question: 'How quickly can you place somebody?',
    answer:
      'A shortlist of vetted engineers reaches you within 72 hours. From there, placements happen within 2-4 weeks. When a role is urgent, 7-10 days are possible. Where in that range you land depends mostly on how soon your team can interview, so it helps to keep time free in the first week.',
  },
  {
    key: 'contract',
    question: 'Do you offer contract or permanent placements?',
    answer:
      'Both. Contract suits a project with an end date, a gap in the team or a skill you need for a while. Permanent suits work that will stay at the core of your product. Tell us which one you have in mind, or describe the work and we will talk it through with you. Neither carries upfront fees.',
  },
  {
    key: 'specialisations',
    question: 'Which AI specialisations do you cover?',
    answer:
      'Machine learning, computer vision, natural language processing, deep learning, MLOps, data science, AI research, generative AI, recommendation systems and edge AI. We fill single roles, such as an ML, MLOps or NLP engineer, and we also build research-to-product and other specialised AI teams for employers in the United States and Canada.',
  },
  {
    key: 'quality',
    question: 'How do you make sure of quality?',
    answer:
      'Engineers are vetted before they appear on any shortlist, and that is why 92% of them pass the interviews they are sent to. You make the decision: nobody is placed whom your own team has not interviewed. And our work does not end on the first day: every placement comes with 6 months of support.',
  },
];
