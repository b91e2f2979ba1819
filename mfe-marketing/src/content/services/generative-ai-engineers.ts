import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, support, urgentPlacement } = claims;

/** `/services/generative-ai-engineers` */
export const generativeAiEngineers: PageContent = {
  path: '/services/generative-ai-engineers',
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
            'In the first week no prompt is written. The engineer sits with support, sales or the back office and collects a hundred and fifty requests that people have really made, with the reply that a good colleague would give. About a third must be requests that the system should decline, pass to a person, or answer with a question of its own.',
            'That file is the specification. It lives in the repository, it runs on every change, and each incident adds a line. A team that has it can change its model supplier in a day and know what got worse. A team without it argues about screenshots.',
          ],
        },
        {
          kind: 'callout',
          title: 'A test for readiness',
          text: 'If nobody in the company can write the good reply, the feature has no owner yet. Find that person before you look for an engineer.',
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
          caption: 'Common assignments and their red line',
          columns: ['Assignment', 'Delivers', 'Must never'],
          rows: [
            [
              'Answers from your documents',
              'Short replies with the passage they rest on, and “not in our documents” when that is so',
              'Show a text that this reader may not open',
            ],
            [
              'Drafting',
              'A first version of a reply, a report or a description, in your tone, for a person to send',
              'Send it alone',
            ],
            [
              'An agent with tools',
              'A task across systems, with a log of each step and a limit on steps and spend',
              'Perform what cannot be undone without a confirmation',
            ],
            [
              'Help for developers',
              'Retrieval over your code and decisions, checks in review',
              'Take secrets out of the repository',
            ],
            [
              'Making an expensive feature cheaper',
              'The same cases passed for a fraction of the tokens: routing, caching, smaller models',
              'Lower the score of a named slice unnoticed',
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
          caption: 'What is on the table at the end of each stage',
          columns: ['Weeks', 'On the table', 'Your decision'],
          rows: [
            ['1', 'The case file, sorted by risk', 'Are these the right cases?'],
            [
              '2',
              'The most naive version, with score and cost per request',
              'Is it worth going on?',
            ],
            [
              '3-4',
              'Retrieval measured by itself: is the right passage among the first five?',
              'Which documents are repaired at the source?',
            ],
            [
              '5',
              'Permissions enforced in the search, before the model sees a word; logs without personal content',
              'Does security sign off?',
            ],
            [
              '6',
              'An automatic judge for style and support by sources, and its agreement with your people',
              'Do we trust the judge, and for what?',
            ],
            [
              '7',
              'Attack week: injected instructions in documents, extraction of prompts, abuse of tools',
              'Which findings block the release?',
            ],
            ['8', 'Twenty colleagues use it for their own work', 'Continue, narrow, or stop?'],
            [
              '9',
              'A small group of customers, an off switch, a weekly reading of fifty conversations',
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
              text: 'Full stack with a habit of measuring. Right for drafting and for internal search.',
            },
            {
              term: 'Engineer and evaluator',
              text: 'The second person may be an [NLP engineer](/hire-nlp-engineers) or a patient domain expert; cases and judge are theirs. For anything customers see.',
            },
            {
              term: 'Three for an agent',
              text: 'One for tools and permissions, one for behaviour, one for the interface in which people confirm and correct.',
            },
            {
              term: 'Your half',
              text: 'The author of good replies for a day a week; a test account in every system that is touched; a legal opinion on suppliers and on what they may retain; a monthly ceiling for model calls, set before week 1.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `Candidates are in front of you ${averageShortlist.value} hours after the brief on average. If a launch date is already public, tell us: the urgent route leads to a signature in ${urgentPlacement.figure}.`,
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
            'The case file passes at the agreed rate, counted per risk class; in the highest class not one failure is open.',
            'Every factual sentence in a sample of replies is supported by the passage shown with it, as judged by two readers.',
            'A reader without rights gets the same reply as for a document that does not exist.',
            'Ninety-five requests of a hundred are answered within the time agreed, and the average cost stays under the ceiling.',
            'With the supplier unreachable the product degrades to something useful, and says so.',
            'Your team adds a case, changes a prompt, sees a regression and reverts it, unaided.',
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
              text: 'A web page or an e-mail can tell the model what to do. Wording does not prevent that; narrow tools, separate rights and a human for the irreversible do.',
            },
            {
              title: 'Quality moves without a release',
              text: 'Suppliers retire and adjust models. Versions are pinned, the case file runs nightly, and a second supplier has been tried once.',
            },
            {
              title: 'The bill',
              text: 'A loop between two agents can spend a month’s budget in an evening. Limits stand in code, per request, per user and per day.',
            },
            {
              title: 'Fluent and wrong',
              text: 'Users stop checking after a week of good replies. Sources are put where the eye already is, and the interface shows doubt instead of hiding it.',
            },
            {
              title: 'A pilot without an end',
              text: 'Week 8 has three possible outcomes, and “let us see” is none of them.',
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
            'It does not train a foundation model, and few who ask for one need it. It is no advice on copyright or on regulation: ask counsel, early. It does not replace the people whose replies it learned from, since they are the ones who keep the case file true.',
            `When the main need is fields out of documents, the [language engagement](/services/nlp-engineers) reaches the goal with less. When the feature is live and the nights are the problem, look for [production engineers](/hire-production-ai-engineers). We keep in contact with you and the engineer for ${support.figure} after the start, and the [skills assessment](/ai-skills-assessment) covers this role if you would like your own developers to try it.`,
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
      label: 'Language engagement',
      to: '/services/nlp-engineers',
      text: 'Extraction, routing and search, in measured rounds.',
    },
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'If one feature is becoming a product line.',
    },
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'What an AI engineer is offered, by level and with the sample size.',
    },
  ],
  closing: {
    title: 'Plan your first release with us',
    text: 'Bring twenty real requests that the feature should handle. They show us which engineer to look for.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Generative AI engineers on contract',
    audience: 'Product teams that build on large language models',
  },
};
