import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { support, urgentPlacement } = claims;

/** `/services/mlops-engineers` */
export const mlopsEngineers: PageContent = {
  path: '/services/mlops-engineers',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract MLOps Engineers',
    description:
      'Contract MLOps engineers from inventory to handover: three scopes, a twelve-week plan, four acceptance drills that you run yourself, rates and limits.',
    keywords: 'MLOps contract, MLOps project plan, model deployment, rollback drill',
  },
  name: 'MLOps engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Contract: MLOps',
  title: 'Contract MLOps engineers who leave a release path your team can run',
  lede: 'Hire MLOps engineers on contract to build one safe way from training to traffic. The work ends when your own people have released, broken and restored a model on it.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Hire MLOps engineers', to: '/hire-mlops-engineers' },
  ],
  sections: [
    {
      id: 'inventory',
      title: 'Weeks 1 and 2: list every model you run',
      shortTitle: 'The inventory',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Before anything is installed, the engineer spends up to ten working days on a list of every model that touches a user or a report. It tends to be longer than anybody expected. For each entry the questions are dull and decisive: which commit and which data produced it, who is called when it is wrong, when was it last replaced, what does an hour of it cost, and what would happen if it vanished tonight?',
            'The list is a deliverable in itself. Sometimes it ends the engagement: two models deserve care, nine can be switched off, and no platform is needed.',
          ],
        },
      ],
    },
    {
      id: 'scopes',
      title: 'Three kinds of MLOps project',
      shortTitle: 'Scopes',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Paved road',
              text: 'One supported way from a training script to traffic: template repository, tracked runs, registry, promotion gate, canary, rollback. Two existing models are moved to it as proof, and the others follow at your pace.',
            },
            {
              term: 'Serving and cost',
              text: 'A bill or a latency that hurts. Measurement first, then batching, smaller formats, caching, scheduling of accelerators, or the discovery that half of the calls need not be made.',
            },
            {
              term: 'Evidence',
              text: 'For teams that are asked to show how a decision came about: lineage from prediction back to rows, approvals with names, retention that legal has agreed to. The engineer builds what your counsel and your compliance team have decided, and does not decide for them.',
            },
          ],
        },
      ],
    },
    {
      id: 'plan',
      title: 'A release path in twelve weeks',
      shortTitle: 'Week by week',
      blocks: [
        {
          kind: 'table',
          caption: 'Results by week, and how you can check them',
          columns: ['Weeks', 'What exists', 'How to check it yourself'],
          rows: [
            [
              '1-2',
              'Inventory, ranked by harm; a choice of two pilot models',
              'Pick any line and ask its owner whether it is true.',
            ],
            [
              '3-4',
              'Training of the first pilot from a clean machine, data pinned by snapshot',
              'Delete the workspace and run it again. Same metric?',
            ],
            [
              '5-6',
              'Registry and gate: a candidate is compared with the live model, slice by slice',
              'Offer a deliberately worse model and see it refused.',
            ],
            [
              '7-8',
              'Canary and one-step return to the version before, features included',
              'Go back during working hours, with a timer.',
            ],
            [
              '9-10',
              'Checks on inputs and outputs; alerts that name a runbook',
              'Send last month’s data as today’s.',
            ],
            ['11', 'Second pilot moved, by your engineers', 'Count how often they had to ask.'],
            ['12', 'Drills, gaps closed, open list handed over', 'The four drills below.'],
          ],
        },
      ],
    },
    {
      id: 'drills',
      title: 'Acceptance: four drills you run yourself',
      shortTitle: 'Acceptance',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The newcomer',
              text: 'Somebody from your team who has not worked on the platform ships a harmless change of a model to production, using only the documentation.',
            },
            {
              title: 'The bad candidate',
              text: 'A model trained on half of the rows passes its unit tests and is stopped by the gate, with a message that says which slice fell.',
            },
            {
              title: 'The night call',
              text: 'An upstream column changes its unit. The alert reaches a human, the runbook leads to a fallback, and users see yesterday’s behaviour within the time you set.',
            },
            {
              title: 'The empty region',
              text: 'One dependency is taken away: registry, feature store or a node pool. Serving continues on what it already has.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Each drill has a date in the plan from the beginning. A drill that is moved twice is a finding, and goes to the sponsor.',
          ],
        },
      ],
    },
    {
      id: 'people-and-inputs',
      title: 'Who comes, and what you provide',
      shortTitle: 'Team and inputs',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'One senior engineer',
              text: 'Senior in [the sense of levels](/hire-mlops-engineers), not of years. Enough for the inventory, and for the road when a platform team already runs your clusters.',
            },
            {
              title: 'A pair',
              text: 'One for pipelines, one for serving. The right size for most paved roads, because each can take leave.',
            },
            {
              title: 'A pair with a lead',
              text: 'Where several departments have to give up their own scripts. The lead spends more time in rooms than in code, and the question behind it is often how to [shape the teams](/build-ai-development-teams).',
            },
            {
              title: 'From your side',
              text: 'Cloud accounts with rights to create and delete; the billing export; a data scientist from each pilot for two half-days a week; somebody from security in the first week rather than in the eleventh.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'If a release is on fire now',
          text: `Say so in the first message. For urgent cases a contract can be signed ${urgentPlacement.figure} after the brief; the inventory then waits until the fire is out.`,
        },
      ],
    },
    {
      id: 'limits',
      title: 'Risks, and what is not included',
      shortTitle: 'Risks and limits',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'A platform for imagined users',
              text: 'Held back by the pilots: nothing is built that neither of the two needs.',
            },
            {
              title: 'Tools chosen by fashion',
              text: 'Every new component needs a written reason and a name for who will upgrade it in two years. What you already run is preferred.',
            },
            {
              title: 'Teams that go around the road',
              text: 'Usually a sign that it is slower than the track beside it. Time from commit to traffic is measured from the fifth week on, and shown.',
            },
            {
              title: 'Two worlds for ever',
              text: 'Old deployments get a date of retirement, signed by the person who can enforce it.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `Outside the scope are a permanent operations desk, reselling of licences, improvement of the models themselves, which is a [machine-learning engagement](/services/machine-learning-engineers), and certification of any kind. Running AI under load, with incidents as the daily business, is described under [production AI engineers](/hire-production-ai-engineers). When the contract is over we remain in touch for ${support.figure}, and the open list tells you what to do first.`,
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'Three jobs behind the title, and an incident to interview with.',
    },
    {
      label: 'Engineers for production AI',
      to: '/hire-production-ai-engineers',
      text: 'People who keep systems healthy after the road is built.',
    },
    {
      label: 'Staffing for AI engineering',
      to: '/ai-engineer-staffing-services',
      text: 'Documents, security and responsibilities, for procurement.',
    },
  ],
  closing: {
    title: 'Talk about how you release models today',
    text: 'Tell us how many models you run and how one gets to production. We suggest a scope, and the size of team it takes.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'MLOps engineers on contract',
    audience: 'Companies with several models and no common way to release them',
  },
};
