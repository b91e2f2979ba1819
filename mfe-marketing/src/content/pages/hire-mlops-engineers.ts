import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, interviewPass, placementWeeks, support, upfrontFees } = claims;

/** `/hire-mlops-engineers` */
export const hireMlopsEngineers: PageContent = {
  path: '/hire-mlops-engineers',
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'Hire MLOps Engineers',
    description:
      'Hire MLOps engineers who make model releases routine. Which of three MLOps jobs you need, an incident interview, levels, reported pay ranges and our search.',
    keywords: 'hire MLOps engineers, MLOps interview, ML platform engineer, model deployment',
  },
  name: 'Hire MLOps engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'MLOps engineers',
  title: 'Hire MLOps engineers who make model releases routine',
  lede: 'Putting one model live is a project. An MLOps engineer makes every later release routine and reversible, even for people who did not build the model.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See the contract plan', to: '/services/mlops-engineers' },
  ],
  sections: [
    {
      id: 'three-jobs',
      title: 'Which kind of MLOps engineer do you need?',
      shortTitle: 'Three jobs, one title',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An advert that asks for Kubernetes, feature stores, GPU kernels, Terraform and model governance in one person describes a department. Decide which of these three jobs hurts most today, and advertise that one. Most good people are strong in one, sound in the second, and honest about the third.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'The release engineer for models',
              text: 'Makes training repeatable and promotion boring: pinned data, pinned code, a registry, gates that compare a candidate with what is live, a way back that has been tried. Comes from build and release work, and reads enough statistics to distrust a gate that always passes.',
            },
            {
              term: 'The inference engineer',
              text: 'Cares about milliseconds and the bill: batching, quantisation, caching, autoscaling of accelerators, cold starts. Often a former performance or backend engineer. Can say where the time of a single request goes.',
            },
            {
              term: 'The platform engineer for data scientists',
              text: 'Builds what others serve themselves from: notebooks that can reach production data safely, pipelines from a template, quotas, cost by team. The skill that is rarest here is product sense, because a platform that nobody asked for is the usual failure.',
            },
            {
              term: 'What all three share',
              text: 'Python that others can maintain, Linux under pressure, containers, infrastructure as code, SQL, one orchestrator known in depth, and the habit of asking what happens when the input is wrong rather than absent.',
            },
          ],
        },
      ],
    },
    {
      id: 'timing',
      title: 'When to hire an MLOps engineer, and when to wait',
      shortTitle: 'When to hire',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            'A retrained model reaches users weeks after it was better, because the one person who can release it is busy.',
            'Nobody can reproduce the model that is live from what is in the repository.',
            'The first sign of trouble is a customer, or a revenue report.',
            'Each team has its own deployment scripts, and its own accelerator sitting idle at night.',
            'An auditor asks which data trained a decision, and the answer takes days.',
          ],
        },
        {
          kind: 'callout',
          title: 'Too early',
          text: 'With one model that is refreshed twice a year, a [machine-learning engineer](/hire-ml-engineers) and a written checklist are enough. A platform for a single tenant costs more attention than it saves.',
        },
      ],
    },
    {
      id: 'levels',
      title: 'MLOps levels: what each can handle alone',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'table',
          caption: 'What an MLOps engineer can be trusted with',
          columns: ['Level', 'Alone with', 'Still wants a second pair of eyes for'],
          rows: [
            [
              'Mid',
              'Adding a pipeline from an existing pattern; writing the alert and its runbook; upgrading a serving image without downtime.',
              'Changing the schema between features and models; any choice of vendor.',
            ],
            [
              'Senior',
              'Designing promotion and rollback for a family of models; leading an incident; halving a serving bill and proving that quality held.',
              'Migrations that stop other teams for weeks.',
            ],
            [
              'Lead or staff',
              'Deciding what the platform will not support; retiring a tool that people like; agreeing service levels with product owners.',
              'Organisation, not technology: who carries the pager for somebody else’s model.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Entry level is missing on purpose. A graduate can grow into this work beside a senior colleague, but should not be the first hire: there is no one to learn the consequences from.',
          ],
        },
      ],
    },
    {
      id: 'incident-interview',
      title: 'How to interview an MLOps engineer: use an incident',
      shortTitle: 'The incident interview',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Play this for forty minutes. You hold the facts and hand them out as they are asked for. Tool names in a CV say little; the order in which somebody asks says nearly everything.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title:
                'Recommendations are clicked far less since this morning; every service dashboard is green',
              when: 'Start',
              text: '**Good:** asks what changed, in models, features, upstream tables and traffic, and whether all countries suffer. **Weak:** restarts pods, or asks for GPU utilisation.',
            },
            {
              title:
                'Two changes: a new model last night, and another team renamed its country codes',
              when: '10 minutes',
              text: '**Good:** rolls the model back because that is cheap, while saying aloud why it may not help; compares the served distribution of the renamed column with the trained one. **Weak:** chooses a culprit and argues for it.',
            },
            {
              title: 'The rollback fails: the old model expects features that no longer exist',
              when: '20 minutes',
              text: '**Good:** puts a plain fallback in front of users first, then notes that model and feature code must be versioned as one. **Weak:** patches production by hand and leaves no trace.',
            },
            {
              title: 'Write three lines that would have prevented it',
              when: '30 minutes',
              text: '**Good:** a contract on the upstream table, a canary that compares outputs and not only errors, a rehearsed way back. **Weak:** “better monitoring”.',
            },
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Then ask: how would a bad retraining job look healthy?',
              text: '**Good:** it ran on half the partitions, the loss fell because the hard rows were gone; so count rows and slices before you score. **Weak:** it cannot, the tests would fail.',
            },
            {
              term: 'And: what do you refuse to automate?',
              text: '**Good:** names a promotion that needs a human signature and says whose. **Weak:** everything can be automated.',
            },
          ],
        },
      ],
    },
    {
      id: 'pay',
      title: 'What MLOps engineers earn in the US',
      shortTitle: 'Pay',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'mlops-engineer' },
          note: 'Few US postings carry exactly this title, so look at the count beside each bar. Levels with fewer than ten postings are withheld.',
        },
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: ['mlops-engineer', 'machine-learning-engineer', 'data-engineer'],
          },
          note: 'The same people also answer adverts for its neighbours, whose figures rest on far more postings. An inference specialist compares your offer with the upper neighbour, a pipeline builder with the lower one.',
        },
      ],
    },
    {
      id: 'process',
      title: 'How the search runs, stage by stage',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'table',
          caption: 'The search, stage by stage',
          columns: ['Stage', 'Your side', 'Our side'],
          rows: [
            [
              'Brief',
              'Show us one release from commit to traffic, however ugly. An hour with the person who does it today.',
              'We tell you which of the three jobs it is, and whether the salary fits it.',
            ],
            [
              'Shortlist',
              'Name one decision-maker.',
              `Candidates within ${averageShortlist.value} hours on average, each with a system they have operated and the worst night they had with it.`,
            ],
            [
              'Interviews',
              'The incident above, adapted to your stack, and one talk with a data scientist who will be their customer.',
              `We have interviewed in depth before, which is why ${interviewPass.figure} pass yours.`,
            ],
            [
              'Offer',
              'Say how on-call is shared and paid before you are asked.',
              `Signature normally within ${placementWeeks.figure}. There are ${upfrontFees.figure.toLowerCase()} ${upfrontFees.label}.`,
            ],
            [
              'After the start',
              'A first small release in week two, to production.',
              `Regular calls for ${support.figure}.`,
            ],
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions before you hire',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Could our DevOps engineer take this on?',
              answer: [
                'Very possibly. Pair them with a machine-learning engineer for a quarter. What is new is that a deployment can succeed in every technical respect and still be wrong, because behaviour depends on data and not only on code.',
              ],
            },
            {
              question: 'Must they know our cloud?',
              answer: [
                'Depth in one provider carries over within weeks. Do insist on experience at your scale: one accelerator and a thousand are different professions.',
              ],
            },
            {
              question: 'We run only language models through an API. Do we need the role?',
              answer: [
                'You need its habits: versions of prompts, evaluation before release, budgets, tracing. An engineer from the [generative AI side](/services/generative-ai-engineers) who has operated something usually covers them.',
              ],
            },
            {
              question: 'Should this person report to data science or to platform?',
              answer: [
                'To whoever carries the pager. Otherwise reliability is always somebody else’s priority. If that is undecided, read how we [build whole teams](/build-ai-development-teams) before you hire.',
              ],
            },
            {
              question: 'Can the work be done remotely?',
              answer: [
                'Yes, apart from hardware that you own. Plan hours of overlap for incidents, and see our page on [remote AI teams](/remote-ai-team-staffing).',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'The MLOps engagement',
      to: '/services/mlops-engineers',
      text: 'Inventory, paved road, drills: what an engineer on contract delivers and when.',
    },
    {
      label: 'Engineers for production AI',
      to: '/hire-production-ai-engineers',
      text: 'When reliability, incidents and running cost are the whole assignment.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'More for MLOps and five other roles, with what an answer should cover.',
    },
  ],
  closing: {
    title: 'Show us one release, from commit to traffic',
    text: 'We tell you which of the three MLOps jobs it calls for and what that job pays. You pay nothing before a hire.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of MLOps engineers',
    audience: 'Employers who run several models and release them often',
  },
};
