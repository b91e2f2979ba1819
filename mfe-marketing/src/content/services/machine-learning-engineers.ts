import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, support } = claims;

/** `/services/machine-learning-engineers` */
export const machineLearningEngineers: PageContent = {
  path: '/services/machine-learning-engineers',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract Machine Learning Engineers',
    description:
      'Contract machine learning engineers for one project: four scopes, an eight-week plan, what to provide, acceptance criteria, how rates work and the risks.',
    keywords: 'machine learning contract, ML project scope, ML deliverables, acceptance criteria',
  },
  name: 'Machine-learning engineers',
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
            'Engagements end well when they are about one decision, and badly when they are about “doing something with AI”. These four shapes have an end that both sides can recognise. The engineer works in your repositories, under your direction; the scope below is what you and they steer by.',
          ],
        },
        {
          kind: 'table',
          caption: 'Typical scopes of a machine-learning engagement',
          columns: ['Scope', 'Starts from', 'Ends with'],
          rows: [
            [
              'A first model',
              'A rule or a person deciding today, and a year of outcomes',
              'A model that scores live traffic behind a switch, with its experiment read and written up',
            ],
            [
              'A rebuild',
              'A model in production that its author left behind',
              'The same or better quality from a repository that your team can train in one command',
            ],
            [
              'A better ranking',
              'A list, a feed or a search that people scroll past',
              'A new order, tested online, and logging that makes the next attempt easier',
            ],
            [
              'A second opinion',
              'A result that is too good, or a vendor’s claim',
              'A short report: leakage, baseline, slices, cost, and what can be trusted',
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
              text: 'One page: which decision, who makes it, what each kind of mistake costs. And the score of today’s rule on last year’s cases, since everything is measured against it.',
            },
            {
              title: 'Data report',
              when: 'Week 2',
              text: 'When labels become known, which columns would not exist at prediction time, who is missing from the history. The test set is frozen here. It is also the first honest exit: if the signal is not there, you have paid for two weeks and know it. What is left may be a question for [data science](/services/data-scientists).',
            },
            {
              title: 'Something that beats the rule',
              when: 'Weeks 3 and 4',
              text: 'A simple model first, a stronger one only if the gap pays for its upkeep. Results by slice: new customers, small regions, the cases that lawyers ask about.',
            },
            {
              title: 'Shadow run',
              when: 'Week 5',
              text: 'The model scores real traffic and nobody acts on it. Served features are compared, row by row, with those computed for training.',
            },
            {
              title: 'A limited release',
              when: 'Weeks 6 and 7',
              text: 'A share of traffic, a stop rule written beforehand, a dashboard that the product owner reads without help.',
            },
            {
              title: 'Hand-over',
              when: 'Week 8',
              text: 'Your engineer retrains and releases; ours watches and takes notes on what was unclear. Then the notes become the runbook.',
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
              text: 'For a single scope, when a backend colleague can give a day a week. The cheapest shape, and the one most hurt by slow access to data.',
            },
            {
              term: 'Engineer and data engineer',
              text: 'When the history lies in several systems. The second person usually leaves after the shadow run.',
            },
            {
              term: 'Two engineers and a lead for a day a week',
              text: 'For a ranking with an experiment programme. The lead reviews designs and speaks with your management.',
            },
            {
              term: 'More than that',
              text: 'Then it is no longer an engagement but the start of a department: see [building AI teams](/build-ai-development-teams).',
            },
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
            'A place to run training that can see the data, with a budget that somebody watches.',
            'A release path that already exists. If there is none, begin with the [MLOps engagement](/services/mlops-engineers).',
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
            'On the frozen test set the model beats the baseline by the margin agreed in week 1, in total and on every slice that was named.',
            'Answers arrive within the agreed time at the agreed load, and a missing feature leads to the old rule instead of an error.',
            'A colleague of yours has trained and released a version without help.',
            'An alert has been made to fire, by feeding it shifted data on purpose.',
            'What was tried without success is written down, so that nobody pays for it twice.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The online result is not on that list. A fair experiment may show that a better score changes nothing for customers, and an engineer who is paid for the opposite will find the opposite.',
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
          caption: 'What goes wrong, and what limits it',
          columns: ['Risk', 'How it shows', 'What limits it'],
          rows: [
            [
              'No signal',
              'The strong model barely beats the mean',
              'Exit after the data report, before modelling begins.',
            ],
            [
              'Access drags on',
              'Third week, sample files by mail',
              'The start date moves with the access, not with the calendar.',
            ],
            [
              'Endless tuning',
              'Each week brings another decimal',
              'A margin in writing; beyond it the next scope has to be argued anew.',
            ],
            [
              'Knowledge walks out',
              'Only the contractor can retrain',
              'Pairing from week 5, and the hand-over done by your side.',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'What it is not',
          text: `We do not sell a finished model at a fixed price, own your code, or run the model for you afterwards. We find the person, ${averageShortlist.value} hours to a shortlist on average, and stay available for ${support.figure} after the placement. If you would rather keep the engineer, look at [how staffing works](/ai-engineer-staffing).`,
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire ML engineers',
      to: '/hire-ml-engineers',
      text: 'Levels, interview signals and posted pay for the role itself.',
    },
    {
      label: 'Data-science engagement',
      to: '/services/data-scientists',
      text: 'When the first need is an answer rather than a running model.',
    },
    {
      label: 'All services',
      to: '/ai-ml-staffing-services',
      text: 'Contract, permanent and team, and which suits which moment.',
    },
  ],
  closing: {
    title: 'Plan your machine learning project with us',
    text: 'Bring one decision and a rough idea of the data. We help you choose the scope and the engineer.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Machine-learning engineers on contract',
    audience: 'Product teams with one decision to improve',
  },
};
