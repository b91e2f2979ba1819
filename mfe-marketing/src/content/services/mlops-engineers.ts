import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/services/mlops-engineers` */
export const mlopsEngineers: PageContent = {
  path: '/services/mlops-engineers',
  kind: {
    name: 'role',
    chart: 'weeks',
    glance: [
      { term: 'Project', text: 'One safe way from training to traffic' },
      { term: 'Length', text: 'Twelve weeks for a release path' },
      { term: 'Done when', text: 'Your team passes four drills' },
      { term: 'Full-time pay, US', medianOf: 'mlops-engineer' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract MLOps Engineers',
    description:
      'Contract MLOps engineers from inventory to handoff: three scopes, a twelve-week plan, four acceptance drills that you run yourself, rates and limits.',
    keywords:
      'contract MLOps engineer, MLOps contractor, MLOps project plan, model deployment, rollback drill',
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
            'Before installing anything, the engineer spends up to ten working days on a list of every model that touches a user or a report, which tends to be longer than anyone expected. For each model the list says which commit and data produced it, who is called when it is wrong, and when it was last replaced. It also says what an hour without the model costs, and what would happen if it disappeared tonight.',
            'The list alone is worth having. Sometimes the contract ends there: two models deserve care, nine can be switched off, and you need no platform.',
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
              term: 'A standard release path',
              text: 'One supported way from a training script to traffic: template repository, tracked runs, registry, promotion gate, canary, rollback. Two of your models move to it as proof, and the others follow at your pace.',
            },
            {
              term: 'Faster, cheaper serving',
              text: 'For a bill or a latency that hurts. The engineer measures first, and then works through batching, smaller formats, caching and scheduling of accelerators, or discovers that half of the calls are not needed.',
            },
            {
              term: 'Evidence for audits',
              text: 'For teams that must show how a decision came about: lineage from a prediction back to its rows, approvals with names, and retention that legal has agreed to. The engineer builds what your counsel and compliance team decide.',
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
          caption: 'What exists after each week, and how you can check it',
          columns: ['Weeks', 'What exists', 'How to check it yourself'],
          rows: [
            [
              '1-2',
              'Inventory, ranked by possible harm; two pilot models chosen',
              'Pick any line and ask its owner whether it is true.',
            ],
            [
              '3-4',
              'Training of the first pilot from a clean machine, on pinned data',
              'Delete the workspace and run it again. Is the metric the same, within its noise?',
            ],
            [
              '5-6',
              'Registry and gate: a candidate is compared with the live model, slice by slice',
              'Submit a model you made worse, and see it refused.',
            ],
            [
              '7-8',
              'Canary, and a one-step rollback that includes the features',
              'Roll back during working hours, with a timer.',
            ],
            [
              '9-10',
              'Checks on inputs and outputs; alerts that name a runbook',
              'Send last month’s data as if it were today’s.',
            ],
            ['11', 'Second pilot moved by your engineers', 'Count how often they had to ask.'],
            ['12', 'Drills done, gaps closed, open list handed over', 'Run the four drills below.'],
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
              text: 'Someone on your team who has not worked on the platform ships a harmless model change to production, using only the documentation.',
            },
            {
              title: 'The bad candidate',
              text: 'A model trained without one region’s rows passes its unit tests, but the gate stops it and says which slice got worse.',
            },
            {
              title: 'The night alert',
              text: 'An upstream column changes its unit. The alert reaches a person, the runbook leads to a fallback, and users get the previous behavior back within the time you set.',
            },
            {
              title: 'The missing dependency',
              text: 'You take one dependency away, such as the registry, the feature store or a node pool, and serving continues on what it already has.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Each drill has a date in the plan from the start. If a drill is postponed twice, the sponsor hears about it.',
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
              text: 'Senior by [what they can handle alone](/hire-mlops-engineers), not by years. Enough for the inventory, and for the release path if a platform team already runs your clusters.',
            },
            {
              title: 'Two engineers',
              text: 'One for pipelines and one for serving, which is the right size for most projects, because each of them can take a vacation.',
            },
            {
              title: 'Two engineers and a lead',
              text: 'For several departments that must give up their own scripts. The lead spends more time in meetings than in code, and the underlying question is often [how to structure the teams](/build-ai-development-teams).',
            },
            {
              title: 'What you provide',
              text: 'Cloud accounts with rights to create and delete, and the billing export. A data scientist from each pilot for two half-days a week, and someone from security in the first week, not the eleventh.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Is a release failing right now?',
          text: `Say so in your first message. An urgent search reaches a signed contract in ${urgentPlacement.figure}, counted from the intake call, and the inventory waits until the problem is contained.`,
        },
      ],
    },
    {
      id: 'levels',
      title: 'How senior must a contract MLOps engineer be?',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'The same project at three levels',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'The release path',
                  text: 'Moves a training script into the template, with its data pinned.',
                },
                {
                  title: 'The drills',
                  text: 'Runs a drill from its script, and notes where the script was wrong.',
                },
                {
                  title: 'The bill',
                  text: 'Turns on batching and autoscaling, and compares the bill before and after.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'The release path',
                  text: 'Designs a gate and a rollback in which a model and its features move together.',
                },
                {
                  title: 'The drills',
                  text: 'Writes a drill that breaks something real, and brings it back safely.',
                },
                {
                  title: 'The bill',
                  text: 'Finds calls that nobody needs, and proves that nobody misses them.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'The release path',
                  text: 'Decides which models never move to the new path, and dates their end.',
                },
                {
                  title: 'The drills',
                  text: 'Gets two departments to be on call for one platform.',
                },
                {
                  title: 'The bill',
                  text: 'Gives each team a budget, and shows the cost to those who cause it.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A mid-level engineer should not do this project alone. Next to a senior colleague they can do the second half of the plan well.',
          ],
        },
      ],
    },
    {
      id: 'cost-and-search',
      title: 'Rates, and how we find your MLOps engineer',
      shortTitle: 'Cost and search',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Contract MLOps engineers work at an hourly or daily rate. We show you our margin inside that rate, and we charge nothing before a start date: see [what you pay and when](/ai-engineer-staffing-services#terms). Few US jobs carry the MLOps title, so check a rate against [reported pay for MLOps and related roles](/hire-mlops-engineers#pay).',
            `In the intake call you describe how a model gets released today. On average, ${averageShortlist.value} hours later you have a shortlist of vetted engineers with a platform each of them built. Interviews follow in the next days. Plan on ${placementWeeks.figure} from the intake call until the contract is signed.`,
          ],
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
              title: 'A platform nobody asked for',
              text: 'The two pilots prevent this, because nothing is built that neither of them needs.',
            },
            {
              title: 'Tools chosen because they are new',
              text: 'Every new component needs a written reason and the name of the person who will upgrade it in two years. Tools you already run come first.',
            },
            {
              title: 'Teams that avoid the new path',
              text: 'Usually the path is slower than their own scripts, so from week 5 everyone can see the measured time from commit to traffic.',
            },
            {
              title: 'Two systems forever',
              text: 'Every old deployment gets a retirement date, signed by someone who can enforce it.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `The contract does not cover a permanent operations desk, reselling of licenses or certification of any kind. Improving the models themselves is a project for [contract machine learning engineers](/services/machine-learning-engineers). For live systems with frequent incidents, see [production AI engineers](/hire-production-ai-engineers). We support both sides for ${support.figure} from the first day, and the open list tells you what to do next.`,
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'Three jobs behind the title, and an incident for the interview.',
    },
    {
      label: 'Hire production AI engineers',
      to: '/hire-production-ai-engineers',
      text: 'People who keep systems reliable once the release path exists.',
    },
    {
      label: 'AI engineer staffing services',
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
    name: 'Contract MLOps engineers',
    audience: 'Companies with several models and no common way to release them',
  },
};
