import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, upfrontFees } = claims;

/** `/services/data-scientists` */
export const dataScientists: PageContent = {
  path: '/services/data-scientists',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract Data Scientists',
    description:
      'Contract data scientists for one question with a deadline: four kinds of question, the decision memo, a six-week plan, reported pay and how to check it.',
    keywords: 'contract data scientists, decision memo, experiment design, forecasting, analytics',
  },
  name: 'Data scientists',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Contract: data science',
  title: 'Contract data scientists: an answer in time for your decision',
  lede: 'Hire a data scientist on contract for one question with a deadline. You get a short decision memo, tested by a skeptical colleague, before the meeting that needs it.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Read the salary guide', to: '/ai-salary-guide-2025' },
  ],
  sections: [
    {
      id: 'questions-we-staff',
      title: 'Four kinds of question a data scientist answers',
      shortTitle: 'Kinds of question',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Everything follows from the sort of question that you have, and many disappointing projects answered one kind when another was asked. The first conversation sorts yours into this table.',
          ],
        },
        {
          kind: 'table',
          caption: 'Questions, what answers them, and what does not',
          columns: ['Question', 'Example', 'Answered by', 'Not answered by'],
          rows: [
            [
              'What happened?',
              'Which customers left after the price change?',
              'A definition, a careful query, a comparison with people who were not affected',
              'A dashboard with forty tiles',
            ],
            [
              'What would have happened otherwise?',
              'Did the campaign cause the extra sales?',
              'An experiment; failing that, a design that names its assumptions and tests those that can be tested',
              'A before-and-after chart',
            ],
            [
              'What will happen?',
              'How many nurses do we need in February?',
              'A forecast as a range, scored against last year’s habit',
              'A single number',
            ],
            [
              'What should we do?',
              'Which stores get the scarce product?',
              'Costs of both mistakes, constraints, a simulation of the policy',
              'A more accurate prediction alone',
            ],
          ],
        },
      ],
    },
    {
      id: 'memo',
      title: 'What you get: a decision memo',
      shortTitle: 'The memo',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Four pages or fewer, in the language of the person who decides. It says what to do, how sure the author is, what would change the recommendation, and what was found on the way that nobody asked for. Behind it stands a repository from which a colleague can reproduce every figure with one command.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Every number carries its definition, its period and how many cases it rests on.',
            'Uncertainty is printed beside the estimate, in units of money or people rather than as a p-value.',
            'Alternatives that were rejected are named together with the reason.',
            'A sentence states what the data cannot tell, so that nobody stretches it later.',
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Six weeks, planned back from the meeting',
      shortTitle: 'Week by week',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Write the memo without results',
              when: 'Six weeks before',
              text: 'An empty draft with the charts sketched by hand. If the decision would be the same whatever they show, the project stops on the spot, and that is a good day’s work.',
            },
            {
              title: 'Trust the tables',
              when: 'Five weeks',
              text: 'Totals are reconciled with finance. Definitions of “customer”, “active” and “return” are agreed with the people who use those words differently.',
            },
            {
              title: 'A crude answer',
              when: 'Four weeks',
              text: 'The simplest honest estimate, shown to the sponsor in half an hour. Often it is close; sometimes it reveals that the question was another one.',
            },
            {
              title: 'A careful answer',
              when: 'Three to two weeks',
              text: 'The method that fits the kind of question, with checks on periods and groups where the truth is already known.',
            },
            {
              title: 'The attack',
              when: 'One week',
              text: 'A second data scientist, from your staff or from outside, gets two days to break the result. The objections and replies go into an appendix.',
            },
            {
              title: 'The meeting',
              when: 'The day',
              text: 'The author is in the room, because the best question always comes then. Afterwards: what will be measured to learn whether the choice was right, and when.',
            },
          ],
        },
      ],
    },
    {
      id: 'team-and-inputs',
      title: 'Who does the work, and what they need',
      shortTitle: 'Team and inputs',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Usually it is one experienced person who has explained unwelcome results to executives before; a shortlist takes ${averageShortlist.value} hours on average, with ${upfrontFees.figure.toLowerCase()} ${upfrontFees.label}. Two make sense for a programme of experiments, of whom one designs and the other builds the measurement. An analyst of yours who works alongside for half of the time is worth more than a third contractor. If you would rather employ somebody, the [published pay of data scientists](/ai-ml-salary-data) shows what to budget.`,
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'A sponsor with a date',
              text: 'The person whose decision it is. Without one the work becomes a report, and reports are filed.',
            },
            {
              term: 'Raw records',
              text: 'Not the monthly extract. Corrections, cancellations and time stamps have to be visible.',
            },
            {
              term: 'Somebody who knows where it hurts',
              text: 'The clerk who can say that branch seven was closed in May. An hour of that beats a week of outlier detection.',
            },
            {
              term: 'Permission to run a test',
              text: 'For causal questions. Even a small and short experiment is usually better evidence than years of observation.',
            },
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'How to tell that the answer is sound',
      shortTitle: 'Acceptance',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'A colleague who was not involved reruns the analysis and gets the same figures.',
            'The method, applied to a past period, would have given advice that looks right today. If not, the memo says why it should be believed now.',
            'The forecast’s ranges contained the truth about as often as they claim to, on data held back.',
            'Somebody with an interest in the opposite conclusion has read it and has found no error, only regret.',
            'You can repeat the argument to your own superior without slides.',
          ],
        },
      ],
    },
    {
      id: 'risks',
      title: 'Why data science projects fail',
      shortTitle: 'Risks and limits',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'The result was wanted before it was found',
              answer: [
                'The empty memo limits this: it records what each outcome would mean while nobody knows the outcome. It stays in the repository with its date.',
              ],
            },
            {
              question: 'Twenty cuts, one of them significant',
              answer: [
                'The main comparison is fixed in advance. Everything else is labelled as exploration and earns a follow-up at most.',
              ],
            },
            {
              question: 'The analysis becomes a product by accident',
              answer: [
                'A notebook that somebody opens every Monday is a system without an owner. At that point we say so, and suggest a [machine-learning engagement](/services/machine-learning-engineers) or a permanent [engineer](/hire-ml-engineers).',
              ],
            },
            {
              question: 'There is not enough data',
              answer: [
                'Then the memo is short and says what to collect, for how long, and how large an effect could be seen afterwards. It is the least popular deliverable, and among the most useful.',
              ],
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Not part of it',
          text: 'Dashboards as an end in themselves, pipelines that must run unattended, scores that decide about individual people without review, and expert testimony. For work that begins with a paper and aims at a product, see [research to product](/ai-research-product-teams).',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Canadian AI talent',
      to: '/canada-ai-talent',
      text: 'Wages of data scientists by province, from the official source.',
    },
    {
      label: 'Machine-learning engagement',
      to: '/services/machine-learning-engineers',
      text: 'The next step when the answer has to be computed every minute.',
    },
    {
      label: 'What AI engineers earn',
      to: '/blog/what-ai-engineers-earn-in-the-us-and-canada',
      text: 'Public figures for this role and its neighbours, read with care.',
    },
  ],
  closing: {
    title: 'Bring us your question and its deadline',
    text: 'Tell us who decides, by when, and what data exists. We sort the question with you before we look for the person.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Data scientists on contract',
    audience: 'Managers with a question, data, and a date for the decision',
  },
};
