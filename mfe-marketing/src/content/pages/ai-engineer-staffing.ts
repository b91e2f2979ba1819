import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/ai-engineer-staffing` */
export const aiEngineerStaffing: PageContent = {
  path: '/ai-engineer-staffing',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'AI Engineer Staffing Guide',
    description:
      'For engineering managers: contract or permanent for the next AI engineer? Six questions, four worked cases, and a calendar of what each side does when.',
    keywords:
      'AI engineer staffing, contract vs permanent, contract-to-hire AI engineer, how staffing works',
  },
  name: 'AI engineer staffing',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'For engineering managers',
  title: 'Contract or permanent? Decide it like an engineer',
  lede: 'You have a gap in the team and a budget that could be read either way. This page is the decision, the calendar, and the parts that tend to be forgotten.',
  actions: [
    { label: 'Put your case to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Estimate a salary', to: '/ai-salary-calculator' },
  ],
  sections: [
    {
      id: 'six-questions',
      title: 'Six questions that lean one way or the other',
      shortTitle: 'Six questions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'No single answer decides. Fill in the middle and the right column for your own case, and look at which side you would have to argue away. If you skip a row because it is uncomfortable, start with that one.',
          ],
        },
        {
          kind: 'table',
          caption: 'What speaks for which form',
          columns: ['Question', 'Leans to contract', 'Leans to permanent'],
          rows: [
            [
              'Is there a last day?',
              'Yes: a migration, an evaluation harness, a cost reduction with a target',
              'No: the system changes as long as customers use it',
            ],
            [
              'Is the skill rare in your team?',
              'Needed once, and others can learn it by working alongside',
              'Needed each month, at the core of what you sell',
            ],
            ['Who will be paged?', 'Somebody who is already here', 'The new colleague'],
            [
              'How long until they are useful?',
              'Days: standard tools, clean repository, one service',
              'Months: regulation, physics, customers with history',
            ],
            [
              'Can you review the work?',
              'Yes; a colleague knows good from bad in this field',
              'Not yet; you need someone whose judgement you will own',
            ],
            [
              'What does the budget allow?',
              'Money this year, no headcount',
              'Headcount, and a salary band that survives comparison',
            ],
          ],
        },
      ],
    },
    {
      id: 'true-cost',
      title: 'Compare costs that are comparable',
      shortTitle: 'Real cost',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A contractor’s rate next to an annual salary divided by working hours nearly always makes the contractor look dear. The salary lacks benefits, payroll charges, equipment, paid leave, weeks of search and months of ramp-up; the rate lacks the time in which you prepare the work and the day you lose when knowledge leaves. Set both up for the period in which you need the result, and let finance supply the overheads.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Add to the contract side',
              text: 'Your reviewer’s hours, a paid overlap with the successor, and the price of an extension, because you will probably want one.',
            },
            {
              title: 'Add to the permanent side',
              text: 'The vacancy itself: what does each week without the person cost? And the risk that the role will look different in a year.',
            },
            {
              title: 'Leave out on both',
              text: 'Interview time. You will spend it either way, and saving on it is how the wrong person gets in. The [interview collection](/ai-interview-questions) at least shortens the preparation.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For the salary half, use posted figures rather than memory: the [dashboard](/ai-ml-salary-data) shows ranges with their sample, and [this article](/blog/how-to-set-a-salary-range-for-a-machine-learning-hire) turns them into a band.',
          ],
        },
      ],
    },
    {
      id: 'cases',
      title: 'Four invented cases, decided',
      shortTitle: 'Worked cases',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'A support assistant that has to be live by spring',
              text: 'Hosted model, your documents, a backend team of four who are willing but new to it. The date speaks for a contract, the lack of review against. Decision: an experienced contractor until release, a developer of yours paired from the first week, who owns it afterwards. An [engagement for generative AI](/services/generative-ai-engineers) has the plan.',
            },
            {
              term: 'Pricing for a marketplace',
              text: 'It runs every second of every day and is the reason for the margin. No last day, long ramp-up, pager included. Decision: permanent, even if the search takes longer. A contractor in the meantime may build the logging that the permanent engineer will want, and nothing that cannot be thrown away.',
            },
            {
              term: 'The first AI engineer in a company of thirty',
              text: 'Nobody knows yet what the role will be, and nobody can judge the work. Decision: contract-to-hire with a fixed date, and an outside reviewer for two afternoons. At the date, both sides write half a page before they talk.',
            },
            {
              term: 'A serving bill that has grown tenfold',
              text: 'A target can be written down, the traffic is measured, and the platform group will keep whatever comes out. All rows but one say contract; the pager stays where it is. Decision: three months, with the saving defined before the start. It resembles our [MLOps engagement](/services/mlops-engineers).',
            },
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'The calendar: you, we, the engineer',
      shortTitle: 'Step by step',
      blocks: [
        {
          kind: 'table',
          caption: 'Who does what when, in a normal search',
          columns: ['When', 'You', 'We', 'The engineer'],
          rows: [
            [
              'Day 0',
              'Half an hour on the problem; the range and the form; who has the final say',
              'Ask until we could explain the job to a sceptic; say so if the range is off',
              'Does not know about you yet',
            ],
            [
              'Days 1-3',
              'Open the interviewers’ calendars',
              `Approach people who fit and are free to move; send profiles, on average after ${averageShortlist.value} hours`,
              'Hears who you are and agrees to be named',
            ],
            [
              'Days 4-10',
              'First talks; a yes, a no or a reason within one working day',
              'Carry feedback both ways, in plain words',
              'Speaks with a future colleague, and asks about the worst part',
            ],
            [
              'Days 8-15',
              'A working session on something real; reference calls if you wish',
              'Arrange the calls, with somebody who relied on the candidate',
              'Shows how they work, with their own tools',
            ],
            [
              'Then the offer',
              'One number, with its reasons, in writing',
              'Test it in advance with the candidate, so that it is not a surprise',
              'Decides; we ask for an answer, not for haste',
            ],
            [
              'Signature',
              'Accounts, equipment, a first task',
              'Paperwork, and the only moment at which our fee arises',
              'Gives notice, which for employed people adds weeks',
            ],
            [
              'After the start',
              'A talk at the end of weeks 1, 4 and 12',
              `Remain reachable for both, for ${support.figure}`,
              'Tells us when something is off, usually earlier than you hear it',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `From day 0 to signature that makes ${placementWeeks.figure}. The fast lane of ${urgentPlacement.figure} is the same list without gaps: two interviewers who clear their week, and a decision-maker who is not on holiday. It is your calendar, far more than ours, that sets the pace.`,
          ],
        },
      ],
    },
    {
      id: 'converting',
      title: 'When a contract turns into a job',
      shortTitle: 'Converting',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'When should we raise it?',
              answer: [
                'At the beginning, as a possibility with a date. Raised in the last fortnight it sounds like panic, and by then the engineer has signed the next contract.',
              ],
            },
            {
              question: 'What does it depend on?',
              answer: [
                'On three things that a trial shows better than any interview: whether colleagues seek the person’s opinion, whether their work can be changed by others, and whether they still like the problem.',
              ],
            },
            {
              question: 'Will the pay go down?',
              answer: [
                'The nominal figure often does, because employment brings what a rate has to cover. Show the whole package on one sheet. An engineer who prefers independence will say so, and you should believe it.',
              ],
            },
            {
              question: 'Is a long contract a hidden employment?',
              answer: [
                'That is a legal question with different answers in different places, and the label on the contract does not settle it. Ask counsel before the start and again at each extension.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'managers-part',
      title: 'What a manager can do in the first week',
      shortTitle: 'The first week',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            'Give a newcomer, of either kind, one question that is worth answering and nothing else to do.',
            'Introduce them to the person who will be unhappy if it fails.',
            'Say what has been tried before, including what you are not proud of.',
            'Agree on how you will both notice, by day ten, that it is going the wrong way.',
            'Write down today which parts a successor must be able to run. Read it again every month.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire AI engineers',
      to: '/hire-ai-engineers',
      text: 'What to look for when the work is around a language model.',
    },
    {
      label: 'The formal side',
      to: '/ai-engineer-staffing-services',
      text: 'For your colleagues in procurement and HR: documents, security, invoices.',
    },
    {
      label: 'All four forms',
      to: '/ai-ml-staffing-services',
      text: 'With contract-to-hire and whole teams in the comparison.',
    },
    {
      label: 'Questions and answers',
      to: '/ai-staffing-faq',
      text: 'Fees, timing and what follows a placement that fails, in brief.',
    },
  ],
  service: {
    name: 'AI engineer staffing, contract and permanent',
    audience: 'Engineering managers who fill a single position',
  },
};
