import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/ai-engineer-staffing` answers one question: contract or permanent? */
export const aiEngineerStaffing: PageContent = {
  path: '/ai-engineer-staffing',
  kind: {
    name: 'comparison',
    picture: { of: 'terms', terms: 'contract' },
    glance: [
      { term: 'Points to contract', text: 'An end date, and someone who takes over' },
      { term: 'Points to permanent', text: 'A system that changes while customers use it' },
      { term: 'In doubt', text: 'Contract-to-hire with a fixed decision date' },
      { term: 'Support', text: `${support.figure}, in either form` },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'AI Engineers: Contract or Permanent',
    description:
      'For engineering managers: hire the next AI engineer on contract or permanently? Six questions, four worked cases, and who does what from brief to start.',
    keywords:
      'AI engineer staffing, contract vs permanent, contract-to-hire AI engineer, how staffing works',
  },
  name: 'Contract or permanent',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'For engineering managers',
  title: 'AI engineer staffing: contract or permanent?',
  lede: 'You have a gap on the team and a budget that could go either way. Six questions decide most cases. After them come the real costs, four worked examples and a calendar.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Calculate a budget', to: '/ai-salary-calculator' },
  ],
  sections: [
    {
      id: 'six-questions',
      title: 'Six questions that decide between contract and permanent',
      shortTitle: 'Six questions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'No single answer decides it. Mark one column in each row for your own case, then look at which side you would have to explain away. If a row feels uncomfortable, start with that one.',
          ],
        },
        {
          kind: 'table',
          caption: 'What points to a contract, and what to a permanent hire',
          columns: ['Question', 'Points to contract', 'Points to permanent'],
          rows: [
            [
              'Does the work have an end date?',
              'Yes: a migration, an evaluation harness, a cost reduction with a target',
              'No: the system changes for as long as customers use it',
            ],
            [
              'How often do you need the skill?',
              'Once, and your team can learn it by working alongside',
              'Every month, at the core of your product',
            ],
            ['Who will be on call?', 'Someone already on your team', 'The new hire'],
            [
              'How long until they are productive?',
              'Days: standard tools, a clean repository, one service',
              'Months: regulation, physics, customers with a history',
            ],
            [
              'Can you review the work?',
              'Yes, a colleague can tell good from bad in this field',
              'Not yet: you need someone whose judgment you can rely on',
            ],
            [
              'What does the budget allow?',
              'Money this year, but no headcount',
              'Headcount, with a salary band in line with the market',
            ],
          ],
        },
      ],
    },
    {
      id: 'true-cost',
      title: 'How to compare the cost of a contractor and an employee',
      shortTitle: 'Real cost',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Divide an annual salary by working hours, put it next to a contractor’s rate, and the contractor nearly always looks expensive. That comparison leaves too much out. The salary excludes benefits, payroll taxes, equipment, paid leave, weeks of searching and months of ramp-up. The rate excludes the time you spend preparing the work, and what you lose when knowledge leaves. Calculate both for the period in which you need the result, and let finance add the overhead.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Add to the contract side',
              text: 'Your reviewer’s hours, a paid overlap with the person who takes over, and an extension. You will probably want one.',
            },
            {
              title: 'Add to the permanent side',
              text: 'The open seat: what does each week without the person cost? And the risk that the role looks different in a year.',
            },
            {
              title: 'Leave out on both sides',
              text: 'Interview time. You spend it either way, and cutting it is how the wrong person gets hired. Our [interview questions](/ai-interview-questions) shorten the preparation.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For the salary, use published figures instead of memory. The [salary dashboard](/ai-ml-salary-data) shows reported ranges with their sample size, and [this article](/blog/how-to-set-a-salary-range-for-a-machine-learning-hire) turns them into a band.',
          ],
        },
      ],
    },
    {
      id: 'cases',
      title: 'Four example cases, decided',
      shortTitle: 'Worked cases',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'A support assistant that must be live by spring',
              text: 'You have a hosted model, your own documents, and four backend engineers who are willing but new to it. The date points to a contract; the lack of review points away from one. Decision: an experienced contractor until release, paired from week one with an engineer of yours who takes over. A [generative AI engagement](/services/generative-ai-engineers) includes the plan.',
            },
            {
              term: 'Pricing for a marketplace',
              text: 'It runs every second and produces your margin. There is no end date, the ramp-up is long, and the role is on call. Decision: permanent, even if the search takes longer. In the meantime a contractor can build the logging that the permanent engineer will want, and nothing that you could not throw away.',
            },
            {
              term: 'The first AI engineer in a company of 30',
              text: 'No one knows yet what the role will be, and no one can judge the work. Decision: contract-to-hire with a fixed decision date, and an outside reviewer for two afternoons. On that date, both sides write half a page before they talk.',
            },
            {
              term: 'A serving bill that has grown tenfold',
              text: 'The target can be written down, traffic is measured, and the platform team will own the result. Every row but one says contract, and your team stays on call. Decision: three months, with the savings target defined before the start. It resembles our [MLOps engagement](/services/mlops-engineers).',
            },
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Who does what, from intake call to support',
      shortTitle: 'Step by step',
      blocks: [
        {
          kind: 'table',
          caption: 'You, us and the engineer in a typical search',
          columns: ['When', 'You', 'We', 'The engineer'],
          rows: [
            [
              'Intake call',
              'Spend 30 minutes on the problem, the range, the form, and who has the final say',
              'Ask until we can explain the job to a skeptic, and say so if the range is off',
              'Does not know about you yet',
            ],
            [
              `Shortlist: ${averageShortlist.value} hours after the intake call, on average`,
              'Open your interviewers’ calendars',
              'Approach people who fit and are free to move, and send you their profiles',
              'Hears who you are and agrees to be named',
            ],
            [
              'Interviews: the following days',
              'Hold the first conversations, and answer each with a yes, a no or a reason within one business day',
              'Pass feedback both ways, in plain words',
              'Talks to a future colleague, and asks about the hardest part',
            ],
            [
              'Working session',
              'Work together on something real; call references if you wish',
              'Arrange the calls with people who relied on the candidate',
              'Shows how they work, with their own tools',
            ],
            [
              'Offer',
              'Make one offer, with reasons, in writing',
              'Test it with the candidate first, so that it is no surprise',
              'Decides. We ask for an answer, not for haste',
            ],
            [
              `Placement: ${placementWeeks.figure} after the intake call`,
              'Prepare accounts, equipment and a first task',
              'Handle the paperwork. Our fee is due only now',
              'Gives notice, which can add weeks before the first day',
            ],
            [
              `Support: ${support.figure} from the first day`,
              'Sit down with the engineer at the end of weeks 1, 4 and 12',
              'Stay in touch with both of you',
              'Tells us when something is off, usually before you hear it',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `When a search is urgent, placement takes ${urgentPlacement.figure}. The steps are the same, without gaps: two interviewers clear their week, and the decision-maker is not on vacation. Your calendar sets the pace far more than ours.`,
          ],
        },
      ],
    },
    {
      id: 'converting',
      title: 'How to turn a contract into a permanent job',
      shortTitle: 'Converting',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'When should we bring it up?',
              answer: [
                'At the start, as a possibility with a date. In the last two weeks it sounds like panic, and by then the engineer may have signed the next contract.',
              ],
            },
            {
              question: 'What should the decision depend on?',
              answer: [
                'On three things that a trial shows better than any interview. Do colleagues ask for this person’s opinion? Can others change their work? Do they still like the problem?',
              ],
            },
            {
              question: 'Will the pay go down?',
              answer: [
                'The headline figure often does, because employment includes what a rate has to cover. Show the whole package on one sheet. An engineer who prefers to stay independent will tell you, and you should believe it.',
              ],
            },
            {
              question: 'Can a long contract count as employment?',
              answer: [
                'It can. The answer differs by place, and the label on the contract does not settle it. Ask your counsel before the start and again at each extension.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'managers-part',
      title: 'What a manager should do in the first week',
      shortTitle: 'The first week',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            'Give the new engineer one question that is worth answering, and nothing else.',
            'Introduce them to the person who will notice first if it fails.',
            'Say what you have already tried, including what did not work.',
            'Agree on how you will both notice by day ten that it is going wrong.',
            'Write down which parts someone else must be able to run. Read the list again every month.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire AI engineers',
      to: '/hire-ai-engineers',
      text: 'What to look for in engineers who build on language models.',
    },
    {
      label: 'Fees, guarantee and terms',
      to: '/ai-engineer-staffing-services',
      text: 'What you pay and when, plus documents and security for procurement and HR.',
    },
    {
      label: 'All ways to hire, compared',
      to: '/ai-ml-staffing-services',
      text: 'Contract, contract-to-hire, permanent and team side by side.',
    },
    {
      label: 'Questions and answers',
      to: '/ai-staffing-faq',
      text: 'Short answers on fees, timing and what happens if a placement fails.',
    },
  ],
  closing: {
    title: 'Still between contract and permanent?',
    text: 'Describe the work in a few sentences. A recruiter will tell you which form fits, and why.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'AI engineer staffing, contract and permanent',
    audience: 'Engineering managers who hire for a single position',
  },
};
