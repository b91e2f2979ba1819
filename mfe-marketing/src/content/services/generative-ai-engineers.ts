import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/services/generative-ai-engineers` */
export const generativeAiEngineers: PageContent = {
  path: '/services/generative-ai-engineers',
  kind: {
    name: 'role',
    chart: 'weeks',
    glance: [
      { term: 'Starts with', text: '150 real requests, each with a good reply' },
      { term: 'Length', text: 'Nine weeks to a limited release' },
      { term: 'You need', text: 'Someone who can write the good reply' },
      { term: 'Full-time pay, US', medianOf: 'ai-engineer' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract Generative AI Engineers',
    description:
      'Contract generative AI engineers for assistants, retrieval and agents: test cases, a nine-week plan, permissions, cost ceilings, attack tests, acceptance.',
    keywords:
      'generative AI engineers, LLM contract engineers, RAG project, LLM evaluation, agents',
  },
  name: 'Generative AI engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Contract: generative AI',
  title: 'Contract generative AI engineers for features that survive real users',
  lede: 'The demo is the easy part. Hire engineers on contract who plan for the rest: test cases, permissions, attacks, cost, and when the system should say no.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Hire AI engineers', to: '/hire-ai-engineers' },
  ],
  sections: [
    {
      id: 'cases-first',
      title: 'Test cases come before prompts',
      shortTitle: 'Test cases',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Nobody writes a prompt in the first week. The engineer sits with support, sales or the back office and collects 150 requests that people have really made, each with the reply a good colleague would give. In about a third of them the system should decline, hand over to a person, or ask a question of its own.',
            'That file is the specification: it is in the repository, runs on every change, and gains a case with each incident. A team that has one can try another model vendor in a day and know what got worse, while a team without one argues about screenshots.',
          ],
        },
        {
          kind: 'callout',
          title: 'Are you ready to start?',
          text: 'If nobody in the company can write the good reply, the feature has no owner yet. Find that person before you hire an engineer.',
        },
      ],
    },
    {
      id: 'scopes',
      title: 'Generative AI projects we staff, and the limit of each',
      shortTitle: 'Scopes',
      blocks: [
        {
          kind: 'table',
          caption: 'Common projects, and the limit each must respect',
          columns: ['Project', 'Delivers', 'Must never'],
          rows: [
            [
              'Answers from your documents',
              'Short replies with the passage they are based on, and “not in our documents” when that is true',
              'Show text that this reader may not open',
            ],
            [
              'Drafting',
              'A first version of a reply, report or description in your tone, for a person to send',
              'Send it without a person',
            ],
            [
              'An agent with tools',
              'A task across several systems, with a log of each step and a limit on steps and spend',
              'Do anything irreversible without a confirmation',
            ],
            [
              'A tool for your developers',
              'Retrieval over your code and decisions, checks in code review',
              'Take secrets out of the repository',
            ],
            [
              'A cheaper version of a live feature',
              'The same cases passed with fewer tokens, by routing, caching and smaller models',
              'Lower the score of a named slice without anyone noticing',
            ],
          ],
        },
      ],
    },
    {
      id: 'weeks',
      title: 'A limited release in nine weeks',
      shortTitle: 'Week by week',
      blocks: [
        {
          kind: 'table',
          caption: 'What you can see at the end of each stage, and what you decide',
          columns: ['Weeks', 'What you can see', 'Your decision'],
          rows: [
            ['1', 'The case file, sorted by risk', 'Are these the right cases?'],
            [
              '2',
              'The simplest version, with its score and cost per request',
              'Is it worth continuing?',
            ],
            [
              '3-4',
              'Retrieval measured on its own: is the right passage among the first five?',
              'Which documents do we fix at the source?',
            ],
            [
              '5',
              'Permissions enforced in the search, before the model reads anything; logs without personal content',
              'Does security sign off?',
            ],
            [
              '6',
              'An automatic judge for style and for support by sources, with how often it agrees with your people',
              'Do we trust the judge, and for what?',
            ],
            [
              '7',
              'Attack week: instructions hidden in documents, prompt extraction, abuse of tools',
              'Which findings block the release?',
            ],
            [
              '8',
              'Twenty colleagues using it for their own work',
              'Continue, narrow the scope, or stop?',
            ],
            [
              '9',
              'A small group of customers, an off switch, and fifty conversations read every week',
              'Who reads them from now on?',
            ],
          ],
        },
      ],
    },
    {
      id: 'people',
      title: 'Which engineers you need, and what you provide',
      shortTitle: 'Team and inputs',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'One product-minded engineer',
              text: 'A full-stack engineer with a habit of measuring, which is right for drafting tools and internal search.',
            },
            {
              term: 'An engineer and an evaluator',
              text: 'The evaluator may be an [NLP engineer](/hire-nlp-engineers) or a patient domain expert, and owns the cases and the judge. Choose this pair for anything that customers see.',
            },
            {
              term: 'Three engineers for an agent',
              text: 'One for tools and permissions, one for the agent’s behavior, and one for the interface in which people confirm and correct.',
            },
            {
              term: 'What you provide',
              text: 'The author of the good replies for a day a week, and a test account in every system the feature touches. Legal advice on vendors and on what they may retain, and a monthly ceiling for model calls, set before week 1.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `The search starts with the intake call. You get a shortlist in ${averageShortlist.value} hours on average and interview in the days after it, and a placement takes ${placementWeeks.figure}. If your launch date is already public, tell us, because an urgent search takes ${urgentPlacement.figure}.`,
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'Levels: who can build, who can judge, who can say no',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'What each level does without supervision',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'Cases',
                  text: 'Writes test cases from real requests, and sorts failures by cause.',
                },
                {
                  title: 'Context',
                  text: 'Changes how documents are split, and measures whether the right passage comes back.',
                },
                { title: 'Limits', text: 'Enforces a ceiling on steps and spend in code.' },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Cases',
                  text: 'Builds an automatic judge, and reports how often your people disagree with it.',
                },
                {
                  title: 'Context',
                  text: 'Finds out if a bad reply comes from the search, the prompt or the model, and repairs that part alone.',
                },
                {
                  title: 'Limits',
                  text: 'Designs an agent’s permissions so that a hidden instruction can do little harm.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'Cases',
                  text: 'Agrees with the product owner on which requests the feature refuses.',
                },
                {
                  title: 'Context',
                  text: 'Plans for a change of vendor, with score and cost of both.',
                },
                {
                  title: 'Limits',
                  text: 'Advises against a launch, and brings the cases that show why.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For anything that customers see, at least one person should be senior. An internal drafting tool is a good project for a mid-level engineer.',
          ],
        },
      ],
    },
    {
      id: 'cost',
      title: 'What a generative AI engineer costs',
      shortTitle: 'Cost',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'ai-engineer' },
          note: 'Most generative AI engineers are hired as AI engineers, so these are the reported US base salaries under that title.',
        },
        {
          kind: 'text',
          paragraphs: [
            'On contract, the engineer’s hourly or daily rate is one line of your budget and model calls are the other. The rate includes our margin, which we show you, and you pay nothing before the start. The [terms page](/ai-engineer-staffing-services#terms) says what each form of hiring costs and when.',
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'When is the feature ready?',
      shortTitle: 'Acceptance',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            'The case file passes at the agreed rate for each risk class, and no failure is open in the highest class.',
            'Two readers agree that every factual sentence in a sample of replies is supported by the passage shown with it.',
            'A reader without access gets the same reply as for a document that does not exist.',
            'At the 95th percentile, requests are answered within the agreed time, and the average cost stays under the ceiling.',
            'When the vendor cannot be reached, the product falls back to something useful and says so.',
            'Your team adds a case, changes a prompt, sees a regression and reverts it without help.',
          ],
        },
      ],
    },
    {
      id: 'risks',
      title: 'Five risks we plan for',
      shortTitle: 'Risks',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Instructions hidden in content',
              text: 'A web page or an email can tell the model what to do, and better wording does not prevent that. Narrow tools, separate permissions, and a person’s confirmation for anything irreversible do limit the harm.',
            },
            {
              title: 'Quality changes without a release',
              text: 'Vendors retire and change models. For that reason versions are pinned, the case file runs every night, and a second vendor has been tested once.',
            },
            {
              title: 'Runaway cost',
              text: 'A loop between two agents can spend a month’s budget in an evening, so code enforces limits per request, per user and per day.',
            },
            {
              title: 'Fluent but wrong answers',
              text: 'Users stop checking after a week of good replies. That is why the source is shown where the eye already is, and the interface admits doubt.',
            },
            {
              title: 'A pilot that never ends',
              text: 'Week 8 has three possible decisions, and “let us see” is not one of them.',
            },
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What the contract does not cover',
      shortTitle: 'Limits',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The contract does not cover training a foundation model, which few teams need. We give no advice on copyright or regulation, so ask counsel early. The feature does not replace the people whose replies it learned from, because they keep the case file correct.',
            `If you mainly need fields from documents, [contract NLP engineers](/services/nlp-engineers) get there with less. If the feature is live and incidents are the problem, look for [production AI engineers](/hire-production-ai-engineers). We support you and the engineer for ${support.figure} from the first day, and your own developers can try this role’s [skills assessment](/ai-skills-assessment).`,
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire AI engineers',
      to: '/hire-ai-engineers',
      text: 'The permanent role: what the title means and how to interview for it.',
    },
    {
      label: 'Contract NLP engineers',
      to: '/services/nlp-engineers',
      text: 'Extraction, routing and search, measured in rounds.',
    },
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'For when one feature becomes a product line.',
    },
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'Set a budget for an AI engineer, by level and with the sample size.',
    },
  ],
  closing: {
    title: 'Plan your first release with us',
    text: 'Bring twenty real requests that the feature should handle, because they show us which engineer to look for.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Contract generative AI engineers',
    audience: 'Product teams that build on large language models',
  },
};
