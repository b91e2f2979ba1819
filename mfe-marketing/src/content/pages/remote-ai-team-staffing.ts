import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, upfrontFees } = claims;

/** `/remote-ai-team-staffing` */
export const remoteAiTeamStaffing: PageContent = {
  path: '/remote-ai-team-staffing',
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'Remote AI Team Staffing',
    description:
      'What a remote AI team needs before its first day: overlap hours, access to data and GPUs, security that people do not work around, and few, useful rituals.',
    keywords:
      'remote AI team, remote machine learning engineers, GPU access, secure data access, distributed team',
  },
  name: 'Remote AI teams',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Remote teams',
  title: 'A remote AI team is an access problem before it is a people problem',
  lede: 'Web developers can start from a laptop and a repository. Machine-learning engineers need data that may not travel and hardware that must be shared. Solve these two and the rest is manners.',
  actions: [
    { label: 'Plan a remote team with us', to: '/contact-ai-recruiters' },
    { label: 'Look at whole-team builds', to: '/build-ai-development-teams' },
  ],
  sections: [
    {
      id: 'what-suits',
      title: 'Which work travels well',
      shortTitle: 'Which work suits',
      blocks: [
        {
          kind: 'table',
          caption: 'AI work at a distance',
          columns: ['Work', 'Remote from the start', 'What has to be near'],
          rows: [
            [
              'Training and fine-tuning',
              'Yes. The cluster is remote for everybody anyway.',
              'Someone who can authorise spending during the team’s own day.',
            ],
            [
              'Serving and operations',
              'Yes, and a second time zone shortens the nights on call.',
              'A named owner of production changes who is awake when they happen.',
            ],
            [
              'Assistants and retrieval',
              'Mostly.',
              'Subject experts who answer within a day, because only they can tell a good answer from a plausible one.',
            ],
            [
              'Regulated records',
              'After the enclave works.',
              'A data steward, and a place to look at raw cases together.',
            ],
            [
              'Robots, cameras, sensors',
              'Partly: simulation and offline evaluation, as in our [vision projects](/services/computer-vision-engineers).',
              'Hands. Someone must move the tripod and clean the lens.',
            ],
          ],
        },
      ],
    },
    {
      id: 'data-access',
      title: 'Four levels of data access',
      shortTitle: 'Data access',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The most common reason for a lost first month is a ticket called “access”. Agree beforehand which level each role needs, and let people begin at the level that is open today.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Level one: schema and synthetic rows',
              text: 'Enough for pipelines, tests and interfaces. Takes a day to make and carries no personal data, so nobody has to wait for it.',
            },
            {
              term: 'Level two: a masked sample',
              text: 'Identifiers replaced, free text removed or reviewed. Enough for features and a first baseline; not enough for judging rare errors.',
            },
            {
              term: 'Level three: real data, in place',
              text: 'A workspace in your cloud region with no download, logged queries and a clipboard that stays inside. Models are trained here and only weights and metrics leave, after a check.',
            },
            {
              term: 'Level four: eyes on single cases',
              text: 'Reading the ten worst mistakes with names attached. Limit it to few people, in a session with the data’s owner, and write down why.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'A model can carry its data out',
          text: 'Weights trained on private text can repeat some of it. Treat a checkpoint with the care of the table it was trained on, until somebody has tested otherwise.',
        },
      ],
    },
    {
      id: 'gpus',
      title: 'GPU access without tears',
      shortTitle: 'GPU access',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'One queue, not one machine each',
              text: 'Named machines are idle for most of the week and fought over for the rest. A scheduler with priorities shows who waits and for what.',
            },
            {
              title: 'Two classes of job',
              text: 'Small interactive sessions that start within minutes and end by themselves, and long runs that may be interrupted. Most quarrels come from long jobs in interactive slots.',
            },
            {
              title: 'Checkpoints as a condition',
              text: 'A run that cannot resume has no business on hardware that is billed by the hour. It also lets you use interruptible capacity, which costs less.',
            },
            {
              title: 'A budget per person, visible to all',
              text: 'A weekly allowance that anyone may exceed by asking in public. Engineers in another country cannot drop by to ask for more, so the path has to be written.',
            },
            {
              title: 'Storage beside the compute',
              text: 'Put the data in the region where the accelerators are. Reading a large corpus across an ocean turns a fast card into a slow one.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security that nobody needs to work around',
      shortTitle: 'Security',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Controls that add ten minutes to every notebook will be avoided by clever people, and you are about to hire clever people. These hold in practice.',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            'Managed laptops or virtual desktops, with hardware keys for sign-in. No shared accounts, not even for the annotation tool.',
            'Short-lived credentials issued per job. A token in a notebook is a token in a screenshot.',
            'Package mirrors with pinned versions and a rule for model files from the internet: formats that cannot execute code, from a list of sources.',
            'A written answer to “may I paste this into an external assistant?” with examples of yes and no.',
            'Access that ends on the leaving date by itself, including the cloud console, the experiment tracker and the chat.',
          ],
        },
      ],
    },
    {
      id: 'rituals',
      title: 'A week with few meetings',
      shortTitle: 'Rituals',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Aim at three to four hours a day in which all are reachable, and guard the others. How many hours your combination of cities gives is [counted here](/global-ai-talent-network). Within them, a rhythm such as this suffices for five to eight people.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Plan in writing',
              when: 'Monday',
              text: 'Everyone posts the one result they expect by Friday and the number that will show it. The lead answers the same day.',
            },
            {
              title: 'Read errors together',
              when: 'Tuesday',
              text: 'An hour on real failures of the current model, screen shared, subject expert present. It is the one meeting that we would never cancel.',
            },
            {
              title: 'Review experiments',
              when: 'Wednesday',
              text: 'Comments on run reports: question, change, result, decision. No slides. A negative result counts as delivered work.',
            },
            {
              title: 'Pair across the gap',
              when: 'Thursday',
              text: 'Two people from different places on one problem for the length of the overlap. Pairs rotate, so that no site becomes the service desk of another.',
            },
            {
              title: 'Show it running',
              when: 'Friday',
              text: 'Ten minutes, from the system rather than from a notebook, recorded for those who sleep.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-staff',
      title: 'What we do for a remote team',
      shortTitle: 'How we staff it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `We begin with your access plan rather than with a job title, because it decides the order of hires: usually somebody for the platform first, such as an [MLOps engineer](/hire-mlops-engineers), then the people who train. For each role you see candidates within ${averageShortlist.value} hours on average, and each of them has told us about a period in which they worked alone on something unclear, and about what they wrote down.`,
            `References for remote roles include one from a colleague in another time zone. From brief to signature takes ${placementWeeks.figure}; during the ${support.figure} of support we ask both sides, separately, whether the overlap is kept. ${upfrontFees.figure} upfront fees, here as for every search. The legal form (contract, employer of record, your own entity) has [a page to itself](/international-ai-recruitment).`,
          ],
        },
        {
          kind: 'questions',
          questions: [
            {
              question: 'Should the lead be remote too?',
              answer: [
                'It helps. A team whose lead sits with the office staff becomes an annexe. If the lead is in the office, let all meetings happen on screens, also for those who share a corridor.',
              ],
            },
            {
              question: 'Do you recommend software that records screens?',
              answer: [
                'No. It measures presence and drives away the people you want. Small deliverables with a number attached tell you more, earlier.',
              ],
            },
            {
              question: 'How often should people meet in person?',
              answer: [
                'Once near the start, for a week with real work in it, and after that when a hard decision comes up. Budget for it when you set a remote hire against [what is posted at home](/ai-ml-salary-data).',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Global talent network',
      to: '/global-ai-talent-network',
      text: 'Where engineers come from, and the hours that each region shares with yours.',
    },
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'The people who build the queue, the enclave and the path to production.',
    },
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'Sizes, roles and the order in which to fill them.',
    },
    {
      label: 'Staffing questions',
      to: '/ai-staffing-faq',
      text: 'Fees, timing, vetting and what happens after the start.',
    },
  ],
  service: {
    name: 'Staffing of remote AI teams',
    audience: 'Employers in the US and Canada whose AI engineers work from elsewhere',
  },
};
