import { claims } from '@talent/content/claims';
import { networkCountries } from '@talent/content/network-countries';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, upfrontFees } = claims;

/** `/remote-ai-team-staffing` */
export const remoteAiTeamStaffing: PageContent = {
  path: '/remote-ai-team-staffing',
  kind: {
    name: 'place',
    picture: { of: 'places', countries: networkCountries, frame: 'world' },
    glance: [
      { term: 'Hours together', text: 'Three to four a day' },
      { term: 'Data access', text: 'Four levels, agreed before the start' },
      { term: 'Team', text: 'Five to eight people with one weekly routine' },
      { term: 'First hire', text: 'Usually someone for the platform' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'Remote AI Team Staffing',
    description:
      'What a remote AI team needs before day one: shared hours, access to data and GPUs, security that people don’t work around, and a week with few meetings.',
    keywords:
      'remote AI team, remote machine learning engineers, GPU access, secure data access, distributed team',
  },
  name: 'Remote AI teams',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Remote teams',
  title: 'Remote AI team staffing: set up access first, then hire',
  lede: 'A web developer can start with a laptop and a repository. Machine learning engineers need data that can’t always leave and hardware that has to be shared. Solve these two first; the rest is team habits.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See how to build an AI team', to: '/build-ai-development-teams' },
  ],
  sections: [
    {
      id: 'what-suits',
      title: 'Which AI work can be done remotely',
      shortTitle: 'Which work',
      blocks: [
        {
          kind: 'table',
          caption: 'What can be remote, and what needs someone nearby',
          columns: ['Work', 'Remote from the start?', 'Who or what has to be nearby'],
          rows: [
            [
              'Training and fine-tuning',
              'Yes. The cluster is remote for everyone anyway.',
              'Someone who can approve spending during the team’s working day.',
            ],
            [
              'Serving and operations',
              'Yes, and a second time zone means fewer nights on call.',
              'A named owner of production changes who is awake when they happen.',
            ],
            [
              'Assistants and retrieval',
              'Mostly.',
              'Subject experts who reply within a day. Only they can tell a good answer from a plausible one.',
            ],
            [
              'Regulated records',
              'Once a secure environment works.',
              'A data steward, and a place to look at raw cases together.',
            ],
            [
              'Robots, cameras, sensors',
              'Partly: simulation and offline evaluation, as in our [vision projects](/services/computer-vision-engineers).',
              'Someone to move the tripod and clean the lens.',
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
            'Waiting for access is the most common reason for a lost first month. Agree in advance which level each role needs, and let people start with the level that is ready today.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Level one: schema and synthetic rows',
              text: 'Enough for pipelines, tests and interfaces. It takes a day to make and contains no personal data, so no one has to wait.',
            },
            {
              term: 'Level two: a masked sample',
              text: 'Identifiers are replaced, and free text is removed or reviewed. Enough for features and a first baseline, but not for judging rare errors.',
            },
            {
              term: 'Level three: real data, in place',
              text: 'A workspace in your cloud region without downloads, with logged queries and a clipboard that stays inside. Models are trained here. Only weights and metrics leave, after a check.',
            },
            {
              term: 'Level four: eyes on single cases',
              text: 'Reading the ten worst errors with names attached. Limit it to a few people, in a session with the data owner, and record why.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'A model can carry its data out',
          text: 'Weights trained on private text can repeat some of it. Protect a checkpoint like the table it was trained on, until someone has tested otherwise.',
        },
      ],
    },
    {
      id: 'gpus',
      title: 'How to share GPUs on a remote team',
      shortTitle: 'GPU access',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'One queue, not one machine each',
              text: 'Personal machines are idle most of the week and overbooked the rest. A scheduler with priorities shows who is waiting, and for what.',
            },
            {
              title: 'Two classes of job',
              text: 'Small interactive sessions start within minutes and end automatically. Long runs can be interrupted. Most conflicts come from long jobs in interactive slots.',
            },
            {
              title: 'Require checkpoints',
              text: 'A run that can’t resume should not use hardware billed by the hour. Checkpoints also let you use interruptible capacity, which costs less.',
            },
            {
              title: 'A visible budget per person',
              text: 'A weekly allowance that anyone can exceed by asking in a shared channel. Engineers in another country can’t stop by your desk, so write the process down.',
            },
            {
              title: 'Keep storage close to compute',
              text: 'Put the data in the same region as the accelerators. Reading a large corpus across an ocean makes a fast GPU slow.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security that people don’t need to work around',
      shortTitle: 'Security',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Smart people avoid controls that add ten minutes to every notebook, and you are about to hire smart people. These controls work in practice.',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            'Managed laptops or virtual desktops, with hardware keys for sign-in. No shared accounts, not even for the labeling tool.',
            'Short-lived credentials per job. A token in a notebook ends up in a screenshot.',
            'Package mirrors with pinned versions, and a rule for model files from the internet: only formats that can’t run code, from listed sources.',
            'A written answer to “Can I paste this into an external assistant?” with examples of yes and no.',
            'Access that ends automatically on the last day, including the cloud console, the experiment tracker and chat.',
          ],
        },
      ],
    },
    {
      id: 'rituals',
      title: 'A weekly routine with few meetings',
      shortTitle: 'Weekly routine',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Plan three to four hours a day when everyone is available, and protect the rest. See [how many hours your cities share](/global-ai-talent-network#time-zones). This routine is enough for a team of five to eight.',
          ],
        },
        {
          kind: 'zones',
          caption: 'Which cities leave a New York team three hours or more',
          city: 'New York',
          zone: 'America/New_York',
          rows: [
            { places: 'Halifax', zones: ['America/Halifax'] },
            { places: 'Chicago', zones: ['America/Chicago'] },
            { places: 'Vancouver', zones: ['America/Vancouver'] },
            { places: 'London', zones: ['Europe/London'] },
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Plan in writing',
              when: 'Monday',
              text: 'Everyone posts one result they expect by Friday and the metric that will show it. The lead replies the same day.',
            },
            {
              title: 'Read errors together',
              when: 'Tuesday',
              text: 'One hour on real failures of the current model, with a shared screen and the subject expert. This is the meeting we would never cancel.',
            },
            {
              title: 'Review experiments',
              when: 'Wednesday',
              text: 'Comments on run reports: question, change, result, decision. No slides. A negative result counts as finished work.',
            },
            {
              title: 'Pair across time zones',
              when: 'Thursday',
              text: 'Two people from different places work on one problem during the shared hours. Pairs rotate, so that no site becomes the help desk of another.',
            },
            {
              title: 'Show it running',
              when: 'Friday',
              text: 'Ten minutes, from the real system and not a notebook, recorded for those who are asleep.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-staff',
      title: 'How we staff a remote AI team',
      shortTitle: 'How we staff it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `We start with your access plan, because it decides the order of hires: usually someone for the platform first, such as an [MLOps engineer](/hire-mlops-engineers), then the people who train models. You get a shortlist for each role ${averageShortlist.value} hours after the intake call, on average. We have asked each candidate about a time they worked alone on something unclear, and what they wrote down.`,
            `For remote roles, one reference is a colleague in another time zone. Plan ${placementWeeks.figure} from the intake call to placement. During the ${support.figure} of support, we ask both sides whether the shared hours work. ${upfrontFees.figure} upfront fees apply, as in every search. For contractor, employer of record or your own entity, see [international recruitment](/international-ai-recruitment).`,
          ],
        },
        {
          kind: 'questions',
          questions: [
            {
              question: 'Should the lead be remote too?',
              answer: [
                'It helps. A team whose lead sits in the office becomes a side team. If the lead is in the office, hold every meeting on screen, even for people in the same building.',
              ],
            },
            {
              question: 'Do you recommend software that records screens?',
              answer: [
                'No. It measures presence and drives away the people you want. Small deliverables with a metric tell you more, and sooner.',
              ],
            },
            {
              question: 'How often should people meet in person?',
              answer: [
                'Once near the start, for a week of real work, and then for hard decisions. Budget for it when you compare a remote hire with [pay at home](/ai-ml-salary-data).',
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
      text: 'Where engineers come from, and how many hours each region shares with yours.',
    },
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'The people who build the job queue, the secure environment and the path to production.',
    },
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'Team sizes, roles, and the order to hire them in.',
    },
    {
      label: 'Staffing questions',
      to: '/ai-staffing-faq',
      text: 'Fees, timing, vetting, and support after the start.',
    },
  ],
  closing: {
    title: 'Planning a remote AI team?',
    text: 'Tell us where your data is and who can access it. We will suggest who to hire first.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Staffing of remote AI teams',
    audience: 'Employers in the US and Canada whose AI engineers work from elsewhere',
  },
};
