import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, urgentPlacement } = claims;

/** `/ai-ml-staffing-services` answers one question: which way of hiring fits? */
export const aiMlStaffingServices: PageContent = {
  path: '/ai-ml-staffing-services',
  kind: {
    name: 'comparison',
    picture: { of: 'terms', terms: 'team' },
    glance: [
      { term: 'Ways to hire', text: 'Contract, fractional, contract-to-hire, permanent, team' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
      { term: 'Placement', text: `${placementWeeks.figure} from the intake call` },
      { term: 'Before a hire', text: 'No fee, unless you choose a retained search' },
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'AI and ML Staffing Services',
    description:
      'Contract, contract-to-hire, permanent, fractional or a whole team: five ways to hire AI engineers, compared by when each fits, what you provide and how it ends.',
    keywords:
      'AI staffing services, ML staffing, contract AI engineers, contract-to-hire, AI team hiring',
  },
  name: 'Services',
  kicker: 'Services for employers',
  title: 'AI and machine learning staffing services: five ways to hire',
  lede: 'Hire an AI engineer on contract, contract-to-hire or permanently, or hire a whole team. Start with the work that has to be done. This page shows which way fits it.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'three-questions',
      title: 'Three questions to answer first',
      shortTitle: 'Three questions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Many companies arrive with the answer already fixed. Headcount is frozen, so it must be a contractor. The board wants a team, so it must be four people at once. Both can be true and still lead to a poor hire. Ten minutes on these three questions usually settle it.',
          ],
        },
        {
          kind: 'decision',
          caption: 'Choose an answer. Each leads to the next question or to a way to hire.',
          start: {
            question: 'When does the need end?',
            answers: [
              {
                answer: 'On a date: a migration has a last day',
                then: {
                  question: 'Who leads the work?',
                  answers: [
                    {
                      answer: 'Someone on our team sets priorities and reviews the code',
                      then: {
                        result: 'Contract',
                        text: 'Another engineer can join in any form, and a result with a date suits a contract. Name the person who takes over in week one.',
                        link: {
                          label: 'Six questions on contract or permanent',
                          to: '/ai-engineer-staffing',
                        },
                      },
                    },
                    {
                      answer: 'No one yet',
                      then: {
                        result: 'Hire the lead first',
                        text: 'Without someone who sets priorities, another engineer in any form is the wrong first step. Start with the lead.',
                        link: {
                          label: 'Who to hire first',
                          to: '/build-ai-development-teams#order',
                        },
                      },
                    },
                    {
                      answer: 'No one, but a lead for a day a week would be enough',
                      then: {
                        result: 'Fractional lead, on contract',
                        text: 'A lead for a day a week reviews designs and talks with your management, while engineers on contract do the work.',
                        link: {
                          label: 'Team sizes for a contract',
                          to: '/services/machine-learning-engineers#team-shapes',
                        },
                      },
                    },
                  ],
                },
              },
              {
                answer:
                  'It doesn’t: a recommendation system needs attention for as long as it earns money',
                then: {
                  question: 'How clear is the role?',
                  answers: [
                    {
                      answer: 'We can write down the goals for the first quarter',
                      then: {
                        question: 'How many roles depend on each other?',
                        answers: [
                          {
                            answer: 'One',
                            then: {
                              result: 'Permanent',
                              text: 'Hire permanently. The person who runs such a system should be an employee, or should be training one.',
                              link: {
                                label: 'How fees work for a permanent hire',
                                to: '/ai-engineer-staffing-services#terms',
                              },
                            },
                          },
                          {
                            answer: 'Several, and they must start in the right order',
                            then: {
                              result: 'Team',
                              text: 'Hire in the right order, with a sponsor, a product owner and one budget.',
                              link: {
                                label: 'AI team structure at four stages',
                                to: '/build-ai-development-teams',
                              },
                            },
                          },
                        ],
                      },
                    },
                    {
                      answer:
                        'We are still finding out whether the problem is data, model or product',
                      then: {
                        result: 'Contract-to-hire',
                        text: 'A short contract is a cheap way to learn. Where the need lasts, fix a date on which both sides decide.',
                        link: {
                          label: 'Contract first, then permanent: how it works',
                          to: '/ai-engineer-staffing#converting',
                        },
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    {
      id: 'compared',
      title: 'Five ways to hire AI engineers, compared',
      shortTitle: 'Compared',
      blocks: [
        {
          kind: 'options',
          caption: 'The ways to hire, side by side',
          questions: ['Fits when', 'You provide', 'Ends with'],
          options: [
            {
              name: 'Contract',
              year: [{ from: 1, to: 3 }],
              answers: [
                'The result has a date, and someone on your team will take it over',
                'Daily direction, access and review; a rate for time worked',
                'A handover that your team has rehearsed',
              ],
            },
            {
              name: 'Fractional',
              year: [{ from: 1, to: 6, isPartTime: true }],
              answers: [
                'A contract team needs a lead, and a day a week is enough',
                'Engineers for the lead to guide, and someone in management to talk with',
                'A handover, like any contract',
              ],
            },
            {
              name: 'Contract-to-hire',
              year: [{ from: 1, to: 12 }],
              answers: [
                'The need is lasting, the role is new to you, and both sides want to try it',
                'The same, plus a decision on a date that is fixed from the start',
                'An offer, or a clean goodbye',
              ],
            },
            {
              name: 'Permanent',
              year: [{ from: 1, to: 12 }],
              answers: [
                'The knowledge should stay and grow in your company',
                'Employment, a career path, and a reason to stay in year two',
                'It doesn’t, if it goes well',
              ],
            },
            {
              name: 'Team',
              year: [
                { from: 1, to: 12 },
                { from: 3, to: 12 },
                { from: 5, to: 12 },
              ],
              answers: [
                'Several roles depend on each other and must start in the right order',
                'A sponsor, a product owner, and one budget instead of five requisitions',
                'A group that hires its own next member',
              ],
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Still deciding between contract and permanent?',
          text: '[Contract or permanent](/ai-engineer-staffing) has six questions, four worked cases and a calendar of who does what.',
        },
      ],
    },
    {
      id: 'regrets',
      title: 'Four mistakes to avoid',
      shortTitle: 'Mistakes',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'The contract that never ends',
              text: 'It is extended five times because no one asked who would maintain the service. By then the contractor is the only person who understands it, and both sides know. Name the person who takes over in week one.',
            },
            {
              term: 'Contract-to-hire as a long interview',
              text: 'Strong engineers have other offers. If the decision date moves twice, they take it as a no and leave before you have said it.',
            },
            {
              term: 'A permanent hire for a single project',
              text: 'The project ships in spring. By fall the engineer is building dashboards and reading job postings. If you can’t see the second project, don’t promise one.',
            },
            {
              term: 'A team without data',
              text: 'Five modelers start on day one, and the tables they need are due in a quarter. The order of hires matters more than their number.',
            },
          ],
        },
      ],
    },
    {
      id: 'find-your-page',
      title: 'All services by problem, role and place',
      shortTitle: 'All services',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['**By problem.** What should be different when the work is done?'],
        },
        {
          kind: 'links',
          links: [
            {
              label: 'Production AI engineers',
              to: '/hire-production-ai-engineers',
              text: 'The system is live, and quality, cost or on-call load is the problem.',
            },
            {
              label: 'AI development teams',
              to: '/build-ai-development-teams',
              text: 'Which team at which stage, who to hire first, and the first 90 days.',
            },
            {
              label: 'Research to product',
              to: '/ai-research-product-teams',
              text: 'A method works in the lab and must now work for customers.',
            },
            {
              label: 'AI engineers',
              to: '/hire-ai-engineers',
              text: 'A feature built on a language model, and a way to know whether it is good.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            '**By role.** What changes with seniority, what to ask, and what the role pays: [machine learning engineers](/hire-ml-engineers), [MLOps engineers](/hire-mlops-engineers) and [NLP engineers](/hire-nlp-engineers).',
            '**By engagement.** Contract work with a week-by-week plan and acceptance criteria: [machine learning](/services/machine-learning-engineers), [MLOps](/services/mlops-engineers), [NLP](/services/nlp-engineers), [computer vision](/services/computer-vision-engineers), [data science](/services/data-scientists) and [generative AI](/services/generative-ai-engineers).',
            '**By place.** Employers in [the United States](/us-ai-talent) and [Canada](/canada-ai-talent), [remote teams](/remote-ai-team-staffing), and [hiring across a border](/international-ai-recruitment).',
          ],
        },
      ],
    },
    {
      id: 'always',
      title: 'What you get in every case',
      shortTitle: 'In every case',
      blocks: [
        {
          kind: 'claims',
          claims: ['averageShortlist', 'placementWeeks', 'support'],
        },
        {
          kind: 'text',
          paragraphs: [
            `Every search starts with an intake call about the work. On average, you get a shortlist ${averageShortlist.value} hours after that call ([see a sample](/contact-ai-recruiters#sample-shortlist)). Plan ${placementWeeks.figure} from the intake call to placement, or ${urgentPlacement.figure} when it is urgent. There are no upfront fees: a permanent hire is invoiced after the engineer has started. Engineers never pay us.`,
            'The vetting is the same in every case. An engineer who joins for ten weeks goes through the [same four steps](/about-ai-talent-experts#how-we-vet) as one who joins for good: ten weeks are enough to do lasting damage.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions employers ask before the intake call',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can we start without a job description?',
              answer: [
                'Yes, and it may even help. A description copied from a competitor describes the competitor’s problem. Two paragraphs on what is broken today and what you have tried are a better start.',
              ],
            },
            {
              question: 'Can we combine contract and permanent hires?',
              answer: [
                'Yes, many teams do: a permanent lead, with two contractors until the first release. Just don’t split ownership. One named employee should be responsible for each system in production.',
              ],
            },
            {
              question: 'Do you also run the project?',
              answer: [
                'No. Engineers work in your repositories and report to you. Fixed-price delivery is a consultancy’s business, with a different contract and different incentives.',
              ],
            },
            {
              question: 'Where do procurement and HR find fees and documents?',
              answer: [
                'Fees, terms, documents, security and invoices are on [a page of their own](/ai-engineer-staffing-services). Short answers are in the [questions and answers](/ai-staffing-faq).',
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
      text: 'Six questions, four cases, and a calendar of who does what.',
    },
    {
      label: 'Fees, guarantee and terms',
      to: '/ai-engineer-staffing-services',
      text: 'What you pay and when, and the documents for procurement and HR.',
    },
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'Choose role, level and country, and get a reported pay range with its source.',
    },
    {
      label: 'How our network works',
      to: '/global-ai-talent-network',
      text: 'Where candidates come from, and how to work across time zones.',
    },
  ],
  closing: {
    title: 'Not sure which way fits?',
    text: 'Tell us what has to work in six months. We will suggest a way to hire, or tell you that you don’t need us.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'AI and machine learning staffing',
    audience: 'Employers in the United States and Canada who need AI engineers',
  },
};
