import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/services/machine-learning-engineers` */
export const machineLearningEngineers: PageContent = {
  path: '/services/machine-learning-engineers',
  kind: {
    name: 'role',
    chart: 'weeks',
    glance: [
      { term: 'Project', text: 'One decision that your software makes' },
      { term: 'Length', text: 'Eight weeks for a first model' },
      { term: 'Done when', text: 'Your engineer has retrained and released it' },
      { term: 'Full-time pay, US', medianOf: 'machine-learning-engineer' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract Machine Learning Engineers',
    description:
      'Contract machine learning engineers for one project: four scopes, an eight-week plan, what to provide, acceptance criteria, how rates work and the risks.',
    keywords:
      'contract machine learning engineer, machine learning contractor, ML project scope, ML acceptance criteria',
  },
  name: 'Machine learning engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Contract: machine learning',
  title: 'Contract machine learning engineers, with a result to check every week',
  lede: 'Hire an engineer on contract to improve one decision that your software makes. See what to agree in writing, what exists after each week, and when the work is done.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Hire ML engineers', to: '/hire-ml-engineers' },
  ],
  sections: [
    {
      id: 'scopes',
      title: 'Four projects that suit a contract engineer',
      shortTitle: 'Scopes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Contracts end well when they are about one decision, and badly when they are about “doing something with AI”. These four projects have an end that both sides can recognize, and the engineer works in your repositories, under your direction.',
          ],
        },
        {
          kind: 'table',
          caption: 'Typical projects for a machine learning engineer on contract',
          columns: ['Project', 'Starts from', 'Ends with'],
          rows: [
            [
              'A first model',
              'A rule or a person who decides today, and a year of outcomes',
              'A model that scores live traffic behind a switch, with its experiment analyzed and written up',
            ],
            [
              'A rebuild',
              'A model in production whose author has left',
              'The same or better quality, from a repository in which your team can train it with one command',
            ],
            [
              'A better ranking',
              'A list, a feed or a search that people scroll past',
              'A new order, tested online, and better logging for the next attempt',
            ],
            [
              'A second opinion',
              'A result that looks too good, or a vendor’s claim',
              'A short report on leakage, baseline, slices and cost, and on what you can trust',
            ],
          ],
        },
      ],
    },
    {
      id: 'weeks',
      title: 'A first model in eight weeks',
      shortTitle: 'Week by week',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Decision sheet and baseline',
              when: 'Week 1',
              text: 'One page says which decision it is, who makes it, and what each kind of mistake costs. It also has the score of today’s rule on last year’s cases, because everything is compared with that.',
            },
            {
              title: 'Data report',
              when: 'Week 2',
              text: 'When do labels become known, which columns would not exist at prediction time, and who is missing from the history? The test set is frozen here. You can also stop here: if there is no signal, you have paid for two weeks and know it. What remains may be a question for a [data scientist](/services/data-scientists).',
            },
            {
              title: 'A model that beats the rule',
              when: 'Weeks 3 and 4',
              text: 'A simple model comes first, and a stronger one only if the gain pays for its upkeep. Results are shown by slice: new customers, small regions, the cases your lawyers ask about.',
            },
            {
              title: 'Shadow run',
              when: 'Week 5',
              text: 'The model scores real traffic and nobody acts on it, while features from serving are compared, row by row, with those computed for training.',
            },
            {
              title: 'Limited release',
              when: 'Weeks 6 and 7',
              text: 'A share of traffic, a stop rule written beforehand, and a dashboard that the product owner reads without help.',
            },
            {
              title: 'Handoff',
              when: 'Week 8',
              text: 'Your engineer retrains and releases, while the contractor watches, notes what was unclear, and turns the notes into the runbook.',
            },
          ],
        },
      ],
    },
    {
      id: 'team-shapes',
      title: 'How many engineers do you need?',
      shortTitle: 'Team size',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'One engineer, embedded',
              text: 'For one of the projects above, when a backend colleague can give a day a week. It costs least and suffers most from slow data access.',
            },
            {
              term: 'One engineer and a data engineer',
              text: 'When the history is spread over several systems. The data engineer usually leaves after the shadow run.',
            },
            {
              term: 'Two engineers and a lead for a day a week',
              text: 'For a ranking with a series of experiments, in which the lead reviews designs and talks with your management.',
            },
            {
              term: 'More than three',
              text: 'Then you are building a department, and our guide to [building an AI team](/build-ai-development-teams) is the better start.',
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'Which level of engineer does your project need?',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'Three parts of a contract, at three levels',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'The decision',
                  text: 'Builds to a decision sheet that someone else wrote, and asks when a case does not fit it.',
                },
                {
                  title: 'The shadow run',
                  text: 'Compares logged features with training rows, and fixes those that differ.',
                },
                {
                  title: 'The handoff',
                  text: 'Writes training code that one command starts on a clean machine.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'The decision',
                  text: 'Writes the decision sheet with its owner, and puts a price on each kind of mistake.',
                },
                {
                  title: 'The shadow run',
                  text: 'Spots a label that arrives too late to be trusted, and moves the test date.',
                },
                {
                  title: 'The handoff',
                  text: 'Teaches your engineer to retrain, then watches without helping.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'The decision',
                  text: 'Tells you in week 2 that the data holds no signal, and shows why.',
                },
                {
                  title: 'The shadow run',
                  text: 'Agrees on the stop rule with your managers, and keeps to it when the first days look good.',
                },
                {
                  title: 'The handoff',
                  text: 'Names who must own the model in your company, and which old rules to switch off.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A first model needs a senior engineer, because nobody else on the project can tell a good result from a leak. A mid-level engineer can do a rebuild if one of yours reviews the evaluation. A lead pays off when several projects share data.',
          ],
        },
      ],
    },
    {
      id: 'inputs',
      title: 'What we need from you',
      shortTitle: 'What you provide',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            'An owner of the decision who can be reached daily and may say “good enough”.',
            'Read access to raw tables before the first day, not in the second week.',
            'Outcomes as well as inputs: who repaid, what was returned, which part failed.',
            'A place to run training that can reach the data, and someone who watches its budget.',
            'A release path that already exists. If you have none, start with [contract MLOps engineers](/services/mlops-engineers).',
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'When is the work done?',
      shortTitle: 'Acceptance',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'On the frozen test set, the model beats the baseline by the margin agreed in week 1, in total and on every named slice.',
            'Answers arrive within the agreed time at the agreed load, and a missing feature leads to the old rule instead of an error.',
            'One of your engineers has trained and released a version without help.',
            'An alert has fired in a test, on data that was shifted on purpose.',
            'What was tried without success is written down, so that nobody pays for it twice.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The online result is not on this list, because a fair experiment may show that a better score changes nothing for customers. An engineer who is paid only for a positive result has a reason to find one.',
          ],
        },
      ],
    },
    {
      id: 'cost-and-search',
      title: 'What does a contract machine learning engineer cost?',
      shortTitle: 'Cost and search',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You agree on an hourly or daily rate that includes our margin, and you see how much it is. Nothing is due before the engineer starts, and the details are in our [terms for contracts](/ai-engineer-staffing-services#terms). To judge a rate, compare it with the [reported pay of machine learning engineers](/ai-ml-salary-data/machine-learning-engineer) in full-time jobs, plus what you would pay for benefits and payroll taxes.',
            `The search starts with an intake call. Your shortlist comes ${averageShortlist.value} hours later on average, and you interview in the days that follow. Signing a contract takes ${placementWeeks.figure} from the intake call, or ${urgentPlacement.figure} when it is urgent, so use that time to get data access ready.`,
          ],
        },
      ],
    },
    {
      id: 'risks',
      title: 'Risks, and what the contract does not cover',
      shortTitle: 'Risks and limits',
      blocks: [
        {
          kind: 'table',
          caption: 'What can go wrong, and how you limit it',
          columns: ['Risk', 'How you notice', 'How you limit it'],
          rows: [
            [
              'No signal',
              'The strong model barely beats a constant guess',
              'Stop after the data report, before modeling begins.',
            ],
            [
              'Slow data access',
              'It is week three and you still have sample files by email',
              'The start date moves until access works.',
            ],
            [
              'Endless tuning',
              'Each week brings another decimal place',
              'The margin is in writing. Anything beyond it is a new project with its own case.',
            ],
            [
              'Knowledge leaves with the contractor',
              'Only the contractor can retrain the model',
              'Pair from week 5, and let your own engineers do the handoff.',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'What you do not get',
          text: `We do not sell a finished model at a fixed price, own your code, or run the model for you later. We find the engineer and support both sides for ${support.figure} from day one. If you would rather keep the engineer, compare [contract and permanent hiring](/ai-engineer-staffing).`,
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire ML engineers',
      to: '/hire-ml-engineers',
      text: 'Levels, interview questions and reported pay for the role itself.',
    },
    {
      label: 'Contract data scientists',
      to: '/services/data-scientists',
      text: 'When you need an answer first, not a running model.',
    },
    {
      label: 'All services',
      to: '/ai-ml-staffing-services',
      text: 'Contract, permanent or team: which one fits your situation.',
    },
  ],
  closing: {
    title: 'Plan your machine learning project with us',
    text: 'Bring one decision and a rough idea of your data. We help you choose the project and the engineer.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Contract machine learning engineers',
    audience: 'Product teams with one decision to improve',
  },
};
