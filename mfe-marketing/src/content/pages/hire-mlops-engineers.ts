import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, upfrontFees } = claims;

/** `/hire-mlops-engineers` */
export const hireMlopsEngineers: PageContent = {
  path: '/hire-mlops-engineers',
  kind: {
    name: 'role',
    picture: { of: 'role', role: 'mlops-engineer' },
    glance: [
      { term: 'Three jobs', text: 'Releases, inference, or a platform for data scientists' },
      { term: 'Too early', text: 'One model that is retrained twice a year' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
      { term: 'US pay', medianOf: 'mlops-engineer' },
    ],
  },
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
            'One ad that asks for Kubernetes, feature stores, GPU kernels, Terraform and model governance describes a whole department. Decide which of the three jobs below hurts most today, and write the ad for that one. Most good engineers are strong in one, sound in a second, and honest about the third.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Release engineer for models',
              text: 'Makes training repeatable and promotion uneventful: pinned data and code, a registry, gates that compare a candidate with the live model, and a tested rollback. Often comes from build and release work, and knows enough statistics to distrust a gate that always passes.',
            },
            {
              term: 'Inference engineer',
              text: 'Cuts latency and the bill: batching, quantization, caching, autoscaling of accelerators, cold starts. Often a former performance or backend engineer. Can say where the time of a single request goes.',
            },
            {
              term: 'Platform engineer for data scientists',
              text: 'Builds tools that data scientists use without help: notebooks with safe access to production data, pipeline templates, quotas, cost by team. The rarest skill here is product sense, because the usual failure is a platform that nobody asked for.',
            },
            {
              term: 'What all three share',
              text: 'Python that others can maintain, Linux under pressure, containers, infrastructure as code, SQL, and one orchestrator known in depth. They also ask what happens when the input is wrong, not only when it is missing.',
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
            'A better model is ready, but it reaches users weeks later because only one busy person can release it.',
            'Nobody can rebuild the live model from what is in the repository.',
            'You learn of trouble from a customer or from a revenue report.',
            'Each team has its own deployment scripts, and its own accelerators idle at night.',
            'An auditor asks which data trained a model, and the answer takes days.',
          ],
        },
        {
          kind: 'callout',
          title: 'Too early',
          text: 'If you have one model that is retrained twice a year, a [machine learning engineer](/hire-ml-engineers) and a written checklist are enough. A platform for a single model costs more attention than it saves.',
        },
      ],
    },
    {
      id: 'levels',
      title: 'MLOps levels: what each can handle alone',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'What an MLOps engineer can handle at each level',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'Handles alone',
                  text: 'Adds a pipeline from an existing pattern; writes an alert and its runbook; upgrades a serving image without downtime.',
                },
                {
                  title: 'Wants a second opinion on',
                  text: 'Schema changes between features and models; any choice of vendor.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Handles alone',
                  text: 'Designs promotion and rollback for a family of models; leads an incident; cuts a serving bill and proves that quality held.',
                },
                {
                  title: 'Wants a second opinion on',
                  text: 'Migrations that stop other teams for weeks.',
                },
              ],
            },
            {
              name: 'Lead or staff',
              items: [
                {
                  title: 'Handles alone',
                  text: 'Decides what the platform will not support; retires a tool people like; agrees on service levels with product owners.',
                },
                {
                  title: 'Wants a second opinion on',
                  text: 'Organization rather than technology: who is on call for another team’s model.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We leave out entry level on purpose. A graduate can grow into this work beside a senior colleague, but should not be your first MLOps hire. Nobody would be there to teach them what breaks.',
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
            'Run this for forty minutes. You hold the facts and give them out when asked. Tool names on a resume tell you little. The order of a candidate’s questions tells you almost everything.',
          ],
        },
        {
          kind: 'scorecard',
          caption: 'The incident, minute by minute, and two questions after it',
          rows: [
            {
              question:
                'Start: Clicks on recommendations fell sharply this morning; every service dashboard is green',
              weak: 'Restarts pods, or asks for GPU utilization.',
              strong:
                'Asks what changed in models, features, upstream tables and traffic, and whether every country is affected.',
              sample: [4, 3, 4],
            },
            {
              question:
                '10 minutes: Two changes: a new model last night, and another team renamed its country codes',
              weak: 'Picks a culprit and argues for it.',
              strong:
                'Rolls the model back because that is cheap, and says why it may not help. Compares the renamed column at serving time with its values in training.',
              sample: [3, 2, 4],
            },
            {
              question:
                '20 minutes: The rollback fails: the old model expects features that no longer exist',
              weak: 'Patches production by hand and leaves no record.',
              strong:
                'First serves users a simple default, then notes that a model and its feature code must be versioned together.',
              sample: [4, 2, 3],
            },
            {
              question: '30 minutes: Name three measures that would have prevented it',
              weak: '“better monitoring”.',
              strong:
                'A data contract on the upstream table, a canary that compares outputs as well as errors, a rehearsed rollback.',
              sample: [3, 3, 4],
            },
            {
              question: 'Then ask: how could a bad retraining job look healthy?',
              weak: 'It could not, the tests would fail.',
              strong:
                'It ran on half the partitions, and the loss fell because the hard rows were missing; so count rows and slices before scoring.',
              sample: [2, 4, 3],
            },
            {
              question: 'And: what do you refuse to automate?',
              weak: 'Everything can be automated.',
              strong: 'Names a promotion that needs a person’s sign-off and says whose.',
              sample: [3, 3, 2],
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
          query: {
            by: 'role',
            roles: ['mlops-engineer', 'machine-learning-engineer', 'data-engineer'],
          },
          note: 'Few US jobs in our source carry exactly this title, so look at the count beside each bar. The same people are also hired under two related titles, which have far more data. An inference specialist will compare your offer with machine learning engineers, and a pipeline builder with data engineers.',
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
          columns: ['Stage', 'What you do', 'What we do'],
          rows: [
            [
              'Intake call',
              'Show us one release from commit to traffic, however rough, and give us an hour with the person who does it today.',
              'We tell you which of the three jobs it is, and whether your salary fits it.',
            ],
            [
              'Shortlist',
              'Name one person who decides.',
              `You get vetted candidates, ${averageShortlist.value} hours after the intake call on average. For each one, we describe a system they have run and their worst incident with it.`,
            ],
            [
              'Interviews',
              'In the days after the shortlist, run the incident above, adapted to your stack. Add one talk with a data scientist who will use the platform.',
              'We have interviewed everyone ourselves. We brief both sides and collect feedback the same day.',
            ],
            [
              'Offer',
              'Say how on-call is shared and paid before the candidate asks.',
              `We take the offer to a signature, ${placementWeeks.figure} after the intake call. There are ${upfrontFees.figure.toLowerCase()} ${upfrontFees.label}; the [terms](/ai-engineer-staffing-services#terms) explain what you pay and when.`,
            ],
            [
              'After the start',
              'Plan a first small release to production in week two.',
              `We call both of you regularly for ${support.figure}.`,
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
                'Often, yes. Pair them with a machine learning engineer for a quarter. The new part is that a deployment can succeed technically and still be wrong, because the result depends on data as well as code.',
              ],
            },
            {
              question: 'Do they have to know our cloud?',
              answer: [
                'No. Depth in one provider carries over within weeks. Do insist on experience at your scale: running one accelerator and running a thousand are different jobs.',
              ],
            },
            {
              question: 'We only call language models through an API. Do we need this role?',
              answer: [
                'You need its habits: versioned prompts, evaluation before release, budgets and tracing. A [generative AI engineer](/services/generative-ai-engineers) who has run something in production usually has them.',
              ],
            },
            {
              question: 'Should an MLOps engineer report to data science or to platform?',
              answer: [
                'To the group that is on call. Otherwise reliability is always another team’s priority. If you have not decided, read how to [structure an AI team](/build-ai-development-teams) before you hire.',
              ],
            },
            {
              question: 'Can an MLOps engineer work remotely?',
              answer: [
                'Yes, except on hardware that you own. Plan overlapping hours for incidents, and see how [remote AI teams](/remote-ai-team-staffing) work.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract MLOps engineers',
      to: '/services/mlops-engineers',
      text: 'What an engineer on contract delivers in twelve weeks, and four drills to test it.',
    },
    {
      label: 'Hire production AI engineers',
      to: '/hire-production-ai-engineers',
      text: 'For live AI features that need reliability, incident handling and cost control.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'More for MLOps and five other roles, with what each answer should cover.',
    },
  ],
  closing: {
    title: 'Show us one release, from commit to traffic',
    text: 'We tell you which of the three MLOps jobs it calls for and what that job pays. There are no upfront fees.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of MLOps engineers',
    audience: 'Employers who run several models and release them often',
  },
};
