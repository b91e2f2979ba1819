import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/hire-ml-engineers` */
export const hireMlEngineers: PageContent = {
  path: '/hire-ml-engineers',
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
            'A machine-learning engineer turns a question with data behind it into a component that other software can rely on: the order of search results, the score of a payment, the stock that a shop will need on Friday. Fitting the model is a small part of the work. Most of it is making sure that a feature means the same in training and in production, choosing a measure that agrees with what the business wants, and noticing when the world has moved.',
            'Many searches for this role should be searches for another one. These are sentences that we hear in first calls, and what they usually mean.',
          ],
        },
        {
          kind: 'table',
          caption: 'What the problem sounds like, and who solves it',
          columns: ['You say', 'You probably need'],
          rows: [
            [
              'We make one decision thousands of times a day and have kept the outcomes',
              'A machine-learning engineer: this page.',
            ],
            [
              'Good models sit in notebooks and never ship',
              'If the code is the obstacle, a machine-learning engineer. If every release is a manual adventure, an [MLOps engineer](/hire-mlops-engineers).',
            ],
            [
              'We cannot say whether the data holds an answer',
              'A [data-science engagement](/services/data-scientists) first. It is cheaper to hear “no” from it.',
            ],
            [
              'We call a hosted language model and its answers vary',
              'An engineer who [builds on language models](/hire-ai-engineers) and knows how to evaluate them.',
            ],
            [
              'Events arrive late, twice, or not at all',
              'A data engineer. Nobody described here can help before that is mended.',
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
          kind: 'table',
          caption: 'The same five duties at three levels',
          columns: ['Duty', 'Entry', 'Mid', 'Senior'],
          rows: [
            [
              'Data',
              'Writes correct queries against tables that somebody else has explained.',
              'Finds the join that silently drops rows, and tests for it.',
              'Changes what is logged today so that next year’s model is possible.',
            ],
            [
              'Modelling',
              'Trains a given architecture and reports honestly.',
              'Picks the simplest method that meets the target, and can say what it gives up.',
              'Decides that a rule is enough, or that two models should become one.',
            ],
            [
              'Evaluation',
              'Keeps a test set apart.',
              'Splits by time or by customer because the product demands it.',
              'Designs the online experiment and states beforehand what would count as failure.',
            ],
            [
              'Serving',
              'Wraps a model in an endpoint with help.',
              'Meets a latency budget and plans for a missing feature.',
              'Chooses between batch, stream and request time, with the cost of each.',
            ],
            [
              'People',
              'Asks early.',
              'Explains a result to a product manager without a chart of losses.',
              'Talks a team out of a project, and is thanked for it later.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The step that interviews miss most often is the one from mid to senior, because both can build the pipeline. The senior engineer has lived with a pipeline for a year or more, has watched a metric lie, and now builds differently. So ask about the second year of a system, not about its launch.',
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
          kind: 'questions',
          questions: [
            {
              question:
                'Your offline metric rose and nothing moved online. Where do you look, in which order?',
              answer: [
                '**A good answer.** First at whether served features equal trained ones for the same request. Then at biased logs, at a metric that is not the outcome, and at an experiment too small to see the effect.',
                '**A weak answer.** Train on fresher data, or try a larger network.',
              ],
            },
            {
              question: 'Tell me about a leak that you found in your own work.',
              answer: [
                '**A good answer.** Names the column, what made the score suspicious, and how the split was changed afterwards.',
                '**A weak answer.** Defines leakage from a textbook and has never met it.',
              ],
            },
            {
              question: 'What did your last model have to beat?',
              answer: [
                '**A good answer.** A rule, last week’s value or a linear model, with the gap in units that the business counts. May admit that the baseline won.',
                '**A weak answer.** Earlier versions of the same network.',
              ],
            },
            {
              question: 'Fraud is one case in several thousand. Where do you put the threshold?',
              answer: [
                '**A good answer.** Asks what each mistake costs and how many alerts the review team can read in a day. Checks calibration.',
                '**A weak answer.** Balances the classes and quotes accuracy.',
              ],
            },
            {
              question: 'Which part of that system would you delete?',
              answer: [
                '**A good answer.** A specific part, what keeping it costs, and why it was reasonable at the time.',
                '**A weak answer.** Nothing; or everything that colleagues wrote.',
              ],
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Leave out the puzzle round',
          text: 'Deriving backpropagation at a whiteboard measures recent revision. An hour with one of your own confusing datasets, names removed, tells you how the person finds out what is wrong. There are more questions, by role, in our [interview collection](/ai-interview-questions).',
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
          note: 'Base pay from postings that name a range. The bar holds the middle half of postings, so an offer below it needs another reason to be accepted. Equity and bonus are not in the source.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Read the row of the level you can really judge, not of the title you would like to print. If your panel cannot tell senior from mid, you will pay for one and may get the other. Our article on [setting a range](/blog/how-to-set-a-salary-range-for-a-machine-learning-hire) works an example through, and the [calculator](/ai-salary-calculator) puts your own case beside these postings.',
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
              title: 'We talk about the decision',
              when: 'First call',
              text: 'Which decision should be better in six months, who makes it now, what is logged about it, and how fast an answer must come. The technology follows from that, and so does the level.',
            },
            {
              title: 'You read short dossiers',
              when: `${averageShortlist.value} hours on average`,
              text: 'One system each candidate has owned, what it was compared with, what went wrong, notice period, expected pay, and whether a contract is an option.',
            },
            {
              title: 'You interview, twice at most',
              when: 'Weeks 1 and 2',
              text: 'A conversation about that system, then a working session on your problem. We prepare both sides and collect feedback on the same day, because silence loses people.',
            },
            {
              title: 'Signature',
              when: placementWeeks.figure,
              text: `Counted from the first call. For an urgent case it is ${urgentPlacement.figure}, provided that your interviewers keep their calendars open.`,
            },
            {
              title: 'The months after',
              when: support.figure,
              text: 'We call both of you, separately. Early trouble is usually about access to data or about an unclear owner, and both can be mended when somebody says it aloud.',
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
              question: 'Should we insist on a doctorate?',
              answer: [
                'For research where the method does not exist yet, it is a fair signal. For ranking, scoring or forecasting it excludes many of the best people, who learned from systems that paged them. If new methods are the point, read about [research to product](/ai-research-product-teams) instead.',
              ],
            },
            {
              question: 'Can one engineer start alone?',
              answer: [
                'Yes, if a data engineer or a backend engineer is within reach and somebody in the business owns the decision. Alone without either, the first hire spends the year on plumbing and meetings.',
              ],
            },
            {
              question: 'Contract or permanent?',
              answer: [
                'A contract suits a bounded piece of work with someone to take it over; the [shape of such an engagement](/services/machine-learning-engineers) is described week by week. Choose permanent when the model will be your product’s main difference, since its knowledge should stay.',
              ],
            },
            {
              question: 'Will a strong software engineer do?',
              answer: [
                'Often, at entry or mid level, if a senior colleague reviews the evaluation. What takes longest to learn is suspicion: the reflex to doubt a good number.',
              ],
            },
            {
              question: 'What should be ready on the first day?',
              answer: [
                'Read access to the real tables, one person who knows how they came about, a place to run training, and a metric that you agree on. A laptop and a roadmap are not enough.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'The machine-learning engagement',
      to: '/services/machine-learning-engineers',
      text: 'Scope, weekly results and acceptance when an engineer joins on contract.',
    },
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'If models exist and getting them out is what hurts.',
    },
    {
      label: 'Salary guide 2025',
      to: '/ai-salary-guide-2025',
      text: 'All roles and levels with their sources, to set a range that holds.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Shows engineers, skill by skill, where to read up before an interview.',
    },
  ],
  closing: {
    title: 'Tell us which decision your model should improve',
    text: `In the brief call we agree on the role, the level and the pay. Your shortlist follows ${averageShortlist.value} hours later on average.`,
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of machine-learning engineers',
    audience: 'Employers with models in, or on the way to, production',
  },
};
