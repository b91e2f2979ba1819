import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, urgentPlacement } = claims;

/** `/ai-ml-staffing-services` */
export const aiMlStaffingServices: PageContent = {
  path: '/ai-ml-staffing-services',
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'AI and ML Staffing Services',
    description:
      'Contract, contract-to-hire, permanent or a whole team: four ways to bring in AI engineers, compared by when each fits, what you carry and how it ends.',
    keywords:
      'AI staffing services, ML staffing, contract AI engineers, contract-to-hire, AI team hiring',
  },
  name: 'Services',
  kicker: 'Services for employers',
  title: 'Four ways to bring AI engineers in, and how to choose',
  lede: 'The same engineer can be right on a contract and wrong on the payroll, or the reverse. Start with the work that has to be done; the form follows.',
  actions: [
    { label: 'Discuss your options', to: '/contact-ai-recruiters' },
    { label: 'What roles are paid', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'three-questions',
      title: 'Three questions come before the form',
      shortTitle: 'Three questions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Companies often arrive with the form already decided: headcount is frozen, so it must be a contractor; or the board wants a team, so it must be four people at once. Both can be true and still lead to a poor hire. Ten minutes on the following usually settles the matter.',
          ],
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'An end',
              text: 'When will the need be over? A migration has a last day. A recommendation system has none: it will want attention for as long as it earns money. Whoever keeps it should either be employed or be training somebody who is.',
            },
            {
              title: 'A lead',
              text: 'Who decides what to do on a Tuesday morning? If a lead of yours sets priorities and reviews the code, one more pair of hands fits anywhere. Without such a lead, hire the lead first, whatever the form.',
            },
            {
              title: 'A clear role',
              text: 'How certain is it? Sure enough to write the first quarter’s goals: go permanent. Still finding out whether the problem is data, model or product: a short contract is a cheap way to learn.',
            },
          ],
        },
      ],
    },
    {
      id: 'compared',
      title: 'The four forms side by side',
      shortTitle: 'Compared',
      blocks: [
        {
          kind: 'table',
          caption: 'Contract, contract-to-hire, permanent and team',
          columns: ['Form', 'Fits when', 'You carry', 'Ends with'],
          rows: [
            [
              'Contract',
              'The result has a date, and someone on your staff will take it over',
              'Daily direction, access, review; a rate for time worked',
              'A hand-over that your people have rehearsed',
            ],
            [
              'Contract-to-hire',
              'The need is lasting, the role is new to you, and both sides want to try it',
              'The same, and an honest decision on a date that stands in the calendar from the start',
              'An offer, or a clean goodbye',
            ],
            [
              'Permanent',
              'The knowledge should stay and grow in your company',
              'Employment, career, and a reason to remain in year two',
              'Nothing, if it goes well',
            ],
            [
              'Team',
              'Several roles depend on each other and must start in a sensible order',
              'A sponsor, a product owner, and one budget instead of five requisitions',
              'A group that hires its own next member',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'Still between the first and the third?',
          text: 'The page on [contract or permanent](/ai-engineer-staffing) takes an engineering manager through the decision with worked cases, and shows what each side does on which day.',
        },
      ],
    },
    {
      id: 'regrets',
      title: 'How each form is misused',
      shortTitle: 'Misuse',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'The contract that never ends',
              text: 'Extended five times, because nobody asked who would maintain the service. By then the contractor is the only person who understands it, and both sides know. Write the successor’s name into the plan in the first week.',
            },
            {
              term: 'Contract-to-hire as a long interview',
              text: 'Strong people have other offers. If the conversion date moves twice, they conclude that the answer is no and leave before you have said it.',
            },
            {
              term: 'Permanent, for a single project',
              text: 'The project ships in spring; by autumn the engineer is writing dashboards and reading job adverts. If the second project is not visible, do not promise one.',
            },
            {
              term: 'A team with nothing to read from',
              text: 'Five modellers on day one, and the tables they need are due in a quarter. The order of hires matters more than the number.',
            },
          ],
        },
      ],
    },
    {
      id: 'find-your-page',
      title: 'Find the page for your case',
      shortTitle: 'All services',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['**By assignment.** What has to be different afterwards.'],
        },
        {
          kind: 'links',
          links: [
            {
              label: 'Production AI engineers',
              to: '/hire-production-ai-engineers',
              text: 'The system is live, and quality, cost or the pager keeps people awake.',
            },
            {
              label: 'AI development teams',
              to: '/build-ai-development-teams',
              text: 'Which shape at which stage, whom to hire first, and ninety days of onboarding.',
            },
            {
              label: 'Research to product',
              to: '/ai-research-product-teams',
              text: 'A method works in the lab and has to survive customers.',
            },
            {
              label: 'AI engineers',
              to: '/hire-ai-engineers',
              text: 'A feature around a language model, and somebody who can say whether it is good.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            '**By person.** What changes with seniority, what to ask and what adverts offer, for the roles that we fill most often: [machine-learning engineers](/hire-ml-engineers), [MLOps engineers](/hire-mlops-engineers) and [NLP engineers](/hire-nlp-engineers).',
            '**By engagement.** Contract work with a plan by week and criteria for acceptance: [machine learning](/services/machine-learning-engineers), [MLOps](/services/mlops-engineers), [language](/services/nlp-engineers), [computer vision](/services/computer-vision-engineers), [data science](/services/data-scientists) and [generative AI](/services/generative-ai-engineers).',
            '**By place.** Employers in [the United States](/us-ai-talent) and [Canada](/canada-ai-talent), people [working remotely](/remote-ai-team-staffing), and hires [across a border](/international-ai-recruitment).',
          ],
        },
      ],
    },
    {
      id: 'always',
      title: 'What is the same in every form',
      shortTitle: 'Always the same',
      blocks: [
        {
          kind: 'claims',
          claims: ['averageShortlist', 'placementWeeks', 'support'],
        },
        {
          kind: 'text',
          paragraphs: [
            `Every search begins with a call about the work, continues with a shortlist (${averageShortlist.value} hours is our average) and is finished when a person of your choice signs. Plan ${placementWeeks.figure} for that, or ${urgentPlacement.figure} in an emergency. No money is due before a signature, in any of the four forms, and the engineer is never charged at all.`,
            'The vetting does not change either. Somebody who comes for ten weeks goes through the steps that we describe [about ourselves](/about-ai-talent-experts), because a weak engineer can do lasting harm in ten weeks.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'What people ask before they write to us',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can we begin without a job description?',
              answer: [
                'Yes, and it may even help. A description copied from a rival describes the rival’s problem. Two paragraphs on what is broken today and what you have tried are a better start.',
              ],
            },
            {
              question: 'May we mix the forms?',
              answer: [
                'It is common: a permanent lead, with two contractors until the first release. What should not be mixed is ownership. One named employee answers for each running system.',
              ],
            },
            {
              question: 'Do you also run the project?',
              answer: [
                'No. Engineers work in your repositories and report to you. Delivery at a fixed price is a consultancy’s trade, and it comes with another contract and other incentives.',
              ],
            },
            {
              question: 'Where do procurement and HR find the formal part?',
              answer: [
                'Documents, security, invoices and responsibilities stand on [a page of their own](/ai-engineer-staffing-services); shorter answers are in the [questions and answers](/ai-staffing-faq).',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract or permanent',
      to: '/ai-engineer-staffing',
      text: 'A decision table, four cases, and a calendar of who does what.',
    },
    {
      label: 'For procurement and HR',
      to: '/ai-engineer-staffing-services',
      text: 'Scope, documents, information security and how invoices arise.',
    },
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'Role, level and country in; a posted range with its source out.',
    },
    {
      label: 'How our network works',
      to: '/global-ai-talent-network',
      text: 'Where candidates come from, and what time zones do to a team.',
    },
  ],
  service: {
    name: 'AI and machine-learning staffing',
    audience: 'Employers in the United States and Canada who need AI engineers',
  },
};
