import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/hire-ml-engineers` */
export const hireMlEngineers: PageContent = {
  path: '/hire-ml-engineers',
  kind: {
    name: 'role',
    picture: { of: 'role', role: 'machine-learning-engineer' },
    glance: [
      { term: 'Owns', text: 'One decision, from raw data to production' },
      { term: 'Hire one when', text: 'You decide the same thing often and keep the outcomes' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
      { term: 'US pay', medianOf: 'machine-learning-engineer' },
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'Hire Machine Learning Engineers',
    description:
      'Hire machine learning engineers who take a model from raw data to production. Levels, interview questions, reported US pay ranges and how a search runs.',
    keywords:
      'hire machine learning engineers, ML engineer interview, ML engineer levels, ML engineer pay',
  },
  name: 'Hire ML engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Machine learning engineers',
  title: 'Hire machine learning engineers who own a model from raw data to production',
  lede: 'A machine learning engineer turns data you already collect into decisions your software makes. Check that this is the role you need, learn how to judge candidates, and see what it pays.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'is-it-this-role',
      title: 'Do you need a machine learning engineer?',
      shortTitle: 'Is it this role?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A machine learning engineer turns your data into a component that other software relies on: the order of search results, the score of a payment, Friday’s stock order. Fitting the model is a small part of the work. They make sure that a feature means the same in training and in production, choose a metric that agrees with the business goal, and notice when the data changes.',
            'Many searches for this role should be for another one. This table shows what employers tell us at the start, and what it usually means.',
          ],
        },
        {
          kind: 'table',
          caption: 'What the problem sounds like, and who solves it',
          columns: ['You say', 'You probably need'],
          rows: [
            [
              'We make one decision thousands of times a day and keep the outcomes',
              'A machine learning engineer: this page.',
            ],
            [
              'Good models stay in notebooks and never ship',
              'If the code is the obstacle, a machine learning engineer. If every release is done by hand, an [MLOps engineer](/hire-mlops-engineers).',
            ],
            [
              'We cannot tell whether the data holds an answer',
              'A [contract data scientist](/services/data-scientists) first. If the answer is no, you learn it without having made a permanent hire.',
            ],
            [
              'We call a hosted language model and its answers vary',
              'An [AI engineer](/hire-ai-engineers) who builds on language models and knows how to evaluate them.',
            ],
            [
              'Events arrive late, twice, or not at all',
              'A data engineer. None of the roles on this page can help until that is fixed.',
            ],
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'Entry, mid, senior: what changes at each level',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'The same five duties at three levels',
          levels: [
            {
              name: 'Entry',
              items: [
                {
                  title: 'Data',
                  text: 'Writes correct queries against tables that a colleague has explained.',
                },
                {
                  title: 'Modeling',
                  text: 'Trains a given architecture and reports the results honestly.',
                },
                { title: 'Evaluation', text: 'Keeps the test set separate.' },
                { title: 'Serving', text: 'Puts a model behind an endpoint, with help.' },
                { title: 'People', text: 'Asks for help early.' },
              ],
            },
            {
              name: 'Mid',
              items: [
                {
                  title: 'Data',
                  text: 'Finds the join that silently drops rows, and tests for it.',
                },
                {
                  title: 'Modeling',
                  text: 'Picks the simplest method that meets the target, and says what it gives up.',
                },
                {
                  title: 'Evaluation',
                  text: 'Splits by time or by customer, because that is how the product will be used.',
                },
                {
                  title: 'Serving',
                  text: 'Meets a latency budget and plans for a missing feature.',
                },
                {
                  title: 'People',
                  text: 'Explains a result to a product manager without showing loss curves.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Data',
                  text: 'Changes what is logged today to make next year’s model possible.',
                },
                {
                  title: 'Modeling',
                  text: 'Decides that a rule is enough, or that two models should become one.',
                },
                {
                  title: 'Evaluation',
                  text: 'Designs the online experiment and says beforehand what would count as failure.',
                },
                {
                  title: 'Serving',
                  text: 'Chooses between batch, streaming and request time, and knows the cost of each.',
                },
                {
                  title: 'People',
                  text: 'Persuades a team to stop a project, and is thanked for it later.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The step from mid to senior is the one that interviews miss most, because both can build the pipeline. A senior engineer has also run one for a year or more, has seen a metric mislead the team, and builds differently since. That is why you should ask about a system’s second year, not its launch.',
          ],
        },
      ],
    },
    {
      id: 'interview-signals',
      title: 'Five interview questions for machine learning engineers',
      shortTitle: 'Interview questions',
      blocks: [
        {
          kind: 'scorecard',
          caption: 'Five questions on one scorecard',
          rows: [
            {
              question:
                'Your offline metric rose and nothing changed online. Where do you look first?',
              weak: 'To train on fresher data, or to try a larger network.',
              strong:
                'Checks first whether the features at serving time equal those in training for the same request. Then it looks at biased logs, at a metric that is not the outcome, and at an experiment too small to show the effect.',
              sample: [4, 3, 2],
            },
            {
              question: 'Tell me about a data leak you found in your own work.',
              weak: 'Gives the textbook definition and no example.',
              strong:
                'Names the column, what made the score suspicious, and how the split changed after that.',
              sample: [3, 4, 3],
            },
            {
              question: 'What did your last model have to beat?',
              weak: 'Mentions only earlier versions of the same network.',
              strong:
                'A rule, last week’s value or a linear model, with the gap in units that the business counts. It may admit that the baseline won.',
              sample: [4, 3, 2],
            },
            {
              question: 'Fraud is one case in several thousand. Where do you put the threshold?',
              weak: 'Balances the classes and quotes accuracy.',
              strong:
                'Asks what each mistake costs and how many alerts the review team can read in a day, and checks calibration.',
              sample: [3, 2, 4],
            },
            {
              question: 'Which part of that system would you delete today?',
              weak: 'Nothing at all, or everything that colleagues wrote.',
              strong:
                'Names a specific part, what it costs to keep, and why it made sense at the time.',
              sample: [2, 4, 3],
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Skip the puzzle round',
          text: 'Deriving backpropagation on a whiteboard only shows who reviewed it last week. Give the candidate an hour with one of your confusing datasets, names removed, and watch how they find out what is wrong. You will find more questions for each role in our [interview question collection](/ai-interview-questions).',
        },
      ],
    },
    {
      id: 'pay',
      title: 'What machine learning engineers earn in the US, by level',
      shortTitle: 'Pay by level',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'machine-learning-engineer' },
          note: 'These are base salaries as reported for US jobs. The bar shows the middle half of the reported ranges, so an offer below it needs another reason to be accepted. The source has no figures for equity or bonus.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Use the level you can judge in an interview, not the title you would like to print, because a panel that cannot tell senior from mid may pay for senior and hire mid. Our article on [setting a salary range](/blog/how-to-set-a-salary-range-for-a-machine-learning-hire) works through an example, and the [salary calculator](/ai-salary-calculator) compares your own offer with these ranges. By year, and beside official wages: [machine learning engineer salary](/ai-ml-salary-data/machine-learning-engineer).',
          ],
        },
      ],
    },
    {
      id: 'process',
      title: 'How we run your search',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The intake call',
              when: 'Day 0',
              text: 'We ask which decision should be better in six months, who makes it now, what is logged about it, and how fast an answer must come. From that we agree on the role, the technology and the level.',
            },
            {
              title: 'You get a shortlist with short profiles',
              when: `${averageShortlist.value} hours after the intake call, on average`,
              text: 'Each profile describes one system the candidate has owned, what it was compared with and what went wrong. It also gives notice period, expected pay and whether they would take a contract.',
            },
            {
              title: 'You interview, twice at most',
              when: 'The following days',
              text: 'First a conversation about that system, then a working session on your problem. We prepare both sides and collect feedback the same day, because slow answers lose candidates.',
            },
            {
              title: 'Signed placement',
              when: placementWeeks.figure,
              text: `Like the shortlist, this clock starts with the intake call. An urgent search takes ${urgentPlacement.figure}, if your interviewers keep time free.`,
            },
            {
              title: 'Support from the first day of work',
              when: support.figure,
              text: 'We call you and the engineer, separately. Early trouble is usually about data access or an unclear owner, and both can be fixed once someone says so.',
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions employers ask about this role',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Should we insist on a PhD?',
              answer: [
                'For research where no method exists yet, it is a fair signal. For ranking, scoring or forecasting it excludes many of the best people, who learned by running systems in production. If you need new methods, read about [AI research to product](/ai-research-product-teams).',
              ],
            },
            {
              question: 'Can one engineer start alone?',
              answer: [
                'Yes, if a data engineer or a backend engineer can help and someone in the business owns the decision. With neither, your first hire spends the year on data plumbing and meetings.',
              ],
            },
            {
              question: 'Contract or permanent?',
              answer: [
                'Choose a contract for a bounded project that someone on your team will take over. The [contract plan](/services/machine-learning-engineers) shows what exists after each week. Choose permanent when the model is what sets your product apart, because the knowledge should stay with you.',
              ],
            },
            {
              question: 'Will a strong software engineer do instead?',
              answer: [
                'Often, at entry or mid level, if a senior colleague reviews the evaluation. The slowest thing to learn is the reflex to doubt a good number.',
              ],
            },
            {
              question: 'What should be ready on day one?',
              answer: [
                'Read access to the real tables, one person who knows how they are filled, a place to run training, and a metric that you agree on.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract machine learning engineers',
      to: '/services/machine-learning-engineers',
      text: 'Scope, weekly results and acceptance when the engineer joins on contract.',
    },
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'For teams that have models and struggle to release them.',
    },
    {
      label: 'Salary guide 2025',
      to: '/ai-salary-guide-2025',
      text: 'Reported pay for every role and level, with sources.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Shows your engineers, skill by skill, what to read up on.',
    },
  ],
  closing: {
    title: 'Tell us which decision your model should improve',
    text: `In the intake call we agree on the role, the level and the pay. Your shortlist follows ${averageShortlist.value} hours later on average.`,
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of machine learning engineers',
    audience: 'Employers with models in production, or on the way there',
  },
};
