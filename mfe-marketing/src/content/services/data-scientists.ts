import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, upfrontFees } = claims;

/** `/services/data-scientists` */
export const dataScientists: PageContent = {
  path: '/services/data-scientists',
  kind: {
    name: 'role',
    picture: { of: 'role', role: 'data-scientist' },
    glance: [
      { term: 'You get', text: 'A decision memo of four pages or fewer' },
      { term: 'Length', text: 'Six weeks, planned back from the meeting' },
      { term: 'Stops early if', text: 'No chart would change your decision' },
      { term: 'Full-time pay, US', medianOf: 'data-scientist' },
    ],
  },
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
            'Many disappointing projects answered one kind of question when someone had asked another. In the intake call we find out which kind yours is, because everything else follows from it.',
          ],
        },
        {
          kind: 'table',
          caption: 'The question, what answers it, and what does not',
          columns: ['Question', 'Example', 'Answered by', 'Not answered by'],
          rows: [
            [
              'What happened?',
              'Which customers left after the price change?',
              'A definition, a careful query, and a comparison with customers who were not affected',
              'A dashboard with forty tiles',
            ],
            [
              'What would have happened otherwise?',
              'Did the campaign cause the extra sales?',
              'An experiment. If that is impossible, a design that states its assumptions and tests those it can',
              'A before-and-after chart',
            ],
            [
              'What will happen?',
              'How many nurses do we need in February?',
              'A forecast as a range, scored against last year’s numbers carried forward',
              'A single number',
            ],
            [
              'What should we do?',
              'Which stores get the scarce product?',
              'The cost of both mistakes, the constraints, and a simulation of the policy',
              'A more accurate prediction on its own',
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
            'You get four pages or fewer, in the language of the person who decides. The memo says what to do, how sure the author is, what would change the recommendation, and what else came up. It comes with a repository in which a colleague can reproduce every figure with one command.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Every number has its definition, its period and the number of cases behind it.',
            'Uncertainty is next to the estimate, in dollars or people rather than as a p-value.',
            'Rejected alternatives are listed with the reason.',
            'One sentence says what the data cannot tell, so that nobody stretches it later.',
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
              when: '6 weeks before',
              text: 'The draft is empty, with charts sketched by hand. If you would decide the same whatever the charts show, the project stops here and has cost you a day.',
            },
            {
              title: 'Check the tables',
              when: '5 weeks before',
              text: 'Totals are reconciled with finance, and people who use “customer”, “active” and “return” differently agree on one definition.',
            },
            {
              title: 'A rough answer',
              when: '4 weeks before',
              text: 'The simplest honest estimate, shown to the sponsor in 30 minutes. Often it is close, and sometimes it shows that the question was a different one.',
            },
            {
              title: 'A careful answer',
              when: '3 to 2 weeks before',
              text: 'The method that fits the question, checked on periods and groups for which the truth is known.',
            },
            {
              title: 'An attempt to break it',
              when: '1 week before',
              text: 'A second data scientist, from your staff or from outside, spends two days trying to break the result. Objections and replies go into an appendix.',
            },
            {
              title: 'The meeting',
              when: 'Meeting day',
              text: 'The author is in the room, because the best question comes then. After the meeting you agree on what to measure, and when, to learn whether the decision was right.',
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
            'Usually you need one experienced person who has explained unwelcome results to executives before. Hire two for a series of experiments: one designs them and the other builds the measurement. An analyst of yours at half time adds more than a third contractor.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'A sponsor with a date',
              text: 'The person who makes the decision. Without one, the work becomes a report that nobody acts on.',
            },
            {
              term: 'Raw records',
              text: 'Not the monthly extract. Corrections, cancellations and timestamps must be visible.',
            },
            {
              term: 'Someone who knows the business',
              text: 'The clerk who knows that branch seven was closed in May. An hour with them saves a week of outlier detection.',
            },
            {
              term: 'Permission to run a test',
              text: 'For questions about cause. Even a small, short experiment is usually better evidence than years of observation.',
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'Which level can answer your question?',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'Question, method and meeting at three levels',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'The question',
                  text: 'Turns an agreed question into a definition and a query that others can check.',
                },
                {
                  title: 'The method',
                  text: 'Runs a planned experiment, and reports the range with the estimate.',
                },
                {
                  title: 'The meeting',
                  text: 'Explains one chart to the people whose work it shows.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'The question',
                  text: 'Rewrites a vague question until each answer leads to a different decision.',
                },
                {
                  title: 'The method',
                  text: 'Picks a design when no experiment is possible, and tests what it assumes.',
                },
                {
                  title: 'The meeting',
                  text: 'Defends an unwelcome number before executives, and says what would change it.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'The question',
                  text: 'Chooses which of ten open questions deserves six weeks.',
                },
                {
                  title: 'The method',
                  text: 'Sets the rules by which all of a company’s experiments are read.',
                },
                {
                  title: 'The meeting',
                  text: 'Tells the sponsor that the data cannot decide, and what to decide on instead.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For “what happened?” a mid-level person is often enough. For “what would have happened otherwise?” insist on a senior one, because the mistakes there look like results.',
          ],
        },
      ],
    },
    {
      id: 'cost-and-search',
      title: 'What a data scientist costs, and how the search runs',
      shortTitle: 'Cost and search',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'data-scientist' },
          note: 'Base salary as reported for full-time US jobs, by level. A contract rate is usually higher per hour, because the contractor pays for their own benefits, taxes and gaps between projects.',
        },
        {
          kind: 'text',
          paragraphs: [
            `For a contract you pay by the hour or by the day, with our margin inside the rate and shown to you. For permanent jobs, see [what data scientists earn](/ai-ml-salary-data/data-scientist) by level and year. There are ${upfrontFees.figure.toLowerCase()} ${upfrontFees.label}, and our [fee terms](/ai-engineer-staffing-services#terms) are written down. Names reach you ${averageShortlist.value} hours after the intake call on average, and you can talk to them in the days after. Allow ${placementWeeks.figure} from the intake call to a signature, so start about ${placementWeeks.value + 6} weeks before the meeting.`,
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
            'Applied to a past period, the method would have given advice that looks right today. If not, the memo says why to trust it now.',
            'On held-out data, the forecast’s ranges contained the truth about as often as they claim to.',
            'Someone who hoped for the opposite result has read it and found no error.',
            'You can repeat the argument to your own boss without slides.',
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
              question: 'The result was decided before the work began',
              answer: [
                'The empty memo guards against this. It records what each outcome would mean before anyone knows the outcome, and it stays in the repository with its date.',
              ],
            },
            {
              question: 'Twenty comparisons, one of them significant',
              answer: [
                'The main comparison is fixed in advance. Everything else is labeled as exploration, and the most it can earn is a follow-up.',
              ],
            },
            {
              question: 'The analysis becomes a product by accident',
              answer: [
                'A notebook that someone opens every Monday is a system without an owner, and your data scientist will say so. Then hire a [contract machine learning engineer](/services/machine-learning-engineers) or a [permanent one](/hire-ml-engineers).',
              ],
            },
            {
              question: 'There is too little data',
              answer: [
                'Then the memo is short: it says what to collect, for how long, and how large an effect you could detect with it. That answer is unpopular and very useful.',
              ],
            },
          ],
        },
        {
          kind: 'callout',
          title: 'What is not included',
          text: 'Dashboards for their own sake, pipelines that run unattended, scores that decide about people without review, and expert testimony. For work that starts with a paper and aims at a product, see [AI research to product](/ai-research-product-teams).',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Canadian AI talent',
      to: '/canada-ai-talent',
      text: 'Official wages of data scientists, by province.',
    },
    {
      label: 'Contract machine learning engineers',
      to: '/services/machine-learning-engineers',
      text: 'The next step when you need the answer every minute.',
    },
    {
      label: 'What AI engineers earn',
      to: '/blog/what-ai-engineers-earn-in-the-us-and-canada',
      text: 'Public figures for this role and related ones, and how to read them.',
    },
  ],
  closing: {
    title: 'Bring us your question and its deadline',
    text: 'Tell us who decides, by when, and what data exists. We sort out the question with you before we look for the person.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Contract data scientists',
    audience: 'Managers with a question, data, and a date for the decision',
  },
};
