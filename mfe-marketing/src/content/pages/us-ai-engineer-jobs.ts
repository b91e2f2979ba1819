import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { interviewPass, newsletterReaders } = claims;

/** `/us-ai-engineer-jobs` */
export const usAiEngineerJobs: PageContent = {
  path: '/us-ai-engineer-jobs',
  sitemap: { changefreq: 'weekly', priority: 0.8 },
  head: {
    title: 'AI Engineer Jobs in the US',
    description:
      'For engineers looking for an AI job in the United States: how to read a posting, what each screen tests, and how to negotiate with published pay ranges.',
    keywords:
      'AI engineer jobs US, machine learning jobs USA, read a job posting, AI salary negotiation',
  },
  name: 'US AI engineer jobs',
  parent: { label: 'AI jobs', to: '/machine-learning-ai-jobs' },
  kicker: 'For engineers',
  title: 'Looking for an AI engineering job in the US? Read the posting like a system',
  lede: 'Postings leave out more than they say, screens test less than they claim, and ranges are wider than they look. A field guide by people who write shortlists.',
  actions: [
    { label: 'See open positions', to: '/machine-learning-ai-jobs' },
    { label: 'Check what your role pays', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'read-a-posting',
      title: 'What a posting says between the lines',
      shortTitle: 'Reading a posting',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A posting is usually written by three people who did not meet: a manager with a problem, a recruiter with a template, a lawyer with a paragraph. Look for the sentence that only the manager could have written. That one describes the job.',
          ],
        },
        {
          kind: 'table',
          caption: 'Phrases, and the question that follows',
          columns: ['It says', 'It may mean', 'Ask'],
          rows: [
            [
              '“Build and deploy ML models end to end”',
              'There is no platform, and you will be it.',
              'Who deployed the last model, and how long did it take?',
            ],
            [
              '“LLM experience, agents a plus”',
              'A prototype impressed somebody; nobody has measured it.',
              'What is the evaluation set, and who labelled it?',
            ],
            [
              '“PhD preferred”',
              'Either real research, or a filter that came with the template.',
              'What did the last person without one do here?',
            ],
            [
              '“Fast-paced, wears many hats”',
              'Priorities change weekly.',
              'Which project was stopped last quarter, and why?',
            ],
            [
              '“Hybrid, flexible”',
              'Depends on a manager’s mood.',
              'How many days were you in the office last week?',
            ],
            [
              'A range as wide as two levels',
              'The level is open, which is good for you if you know it.',
              'What separates the lower half from the upper half?',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-title',
      title: 'Find your row before your number',
      shortTitle: 'Titles and pay',
      blocks: [
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: [
              'ai-engineer',
              'machine-learning-engineer',
              'research-engineer',
              'mlops-engineer',
              'data-scientist',
            ],
          },
          note: 'Five titles under which similar people are hired. If your last two years were mostly serving and pipelines, compare yourself with the row for operations, whatever your card says.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The same person can apply under three of these ([the roles explained](/machine-learning-jobs-guide)). What changes is the evidence on the first page of the CV. For an engineering title put the system first: traffic, latency, the failure you caught. For a science title put the question first: what was unknown, how you tested it, what you stopped believing.',
          ],
        },
      ],
    },
    {
      id: 'screens',
      title: 'What each screen tests',
      shortTitle: 'Screens',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The CV',
              text: 'Thirty seconds, sometimes by a machine first. It looks for nouns from the posting and for one number that somebody else could verify. “Improved accuracy” is not one. “Cut false alarms by a third at the same recall, measured over six weeks” is.',
            },
            {
              title: 'The recruiter’s call',
              text: 'Tests whether you can say what you did in two minutes to someone outside the field, when you could start, and whether money fits. It is also your best chance to learn who decides.',
            },
            {
              title: 'The coding round',
              text: 'Rarely about clever algorithms alone. Data in odd shapes, a loop that should be vectorised, a bug in a metric. Talk, run small pieces, test the empty case.',
            },
            {
              title: 'The design round',
              text: 'A ranking, a detector, an assistant on company documents. The first five minutes decide it: ask what a mistake costs, who corrects it, how many requests come. Then a baseline, then a model.',
            },
            {
              title: 'The deep dive',
              text: 'One project of yours, followed down until you say “I do not know”. Saying so is fine; a guess with confidence is not. Prepare the part that went wrong.',
            },
            {
              title: 'The values talk',
              text: 'Not small talk. Have one story about a disagreement in which you changed your mind, and one in which you did not.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `To practise, take [questions by role with what a good answer covers](/ai-interview-questions) and the [skills assessment](/ai-skills-assessment), which explains each answer and shows the result to nobody but you. People whom we present pass in ${interviewPass.figure} of cases, and each of them hears from us beforehand what the interview is about.`,
          ],
        },
      ],
    },
    {
      id: 'negotiate',
      title: 'Negotiating with published ranges',
      shortTitle: 'Negotiation',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'ai-engineer' },
          note: 'What employers advertise for AI engineers by level. Levels with too few postings are left out.',
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'Let the posting speak first',
              text: 'In several states it must contain a range, and you may simply ask for the one of this level. “What is budgeted for it?” is a normal question.',
            },
            {
              title: 'Bring a source, not a wish',
              text: 'Name the figure, its period and its sample. A median from postings with its number of postings beats a screenshot from a forum.',
            },
            {
              title: 'Argue about the level',
              text: 'The difference between two levels is bigger than any haggling within one. Ask which criteria you met and which are missing, in writing.',
            },
            {
              title: 'Take the parts one by one',
              text: 'Base, bonus, equity, start date, remote days, conference, time for papers. Equity of a private company is a ticket, so ask about share count, last price, expiry and taxes before you weigh it.',
            },
            {
              title: 'Answer when you said you would',
              text: 'An honest “I decide on Thursday” buys more patience than silence. And do not invent another offer: recruiters talk to each other less than you fear, and more than you hope.',
            },
          ],
        },
      ],
    },
    {
      id: 'red-flags',
      title: 'Signs to walk away',
      shortTitle: 'Red flags',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Someone asks you for money, for bank details before a contract, or for “training” that you pay for. No honest employer or agency does; ours is [free for engineers](/ai-staffing-faq).',
            'The task for the weekend is an unsolved problem of their product, with your code to be uploaded.',
            'Three people describe three different jobs, and the fourth says that you will shape it.',
            'Nobody can show how the present model is evaluated, and the question annoys them.',
            'An offer that expires tonight.',
          ],
        },
        {
          kind: 'callout',
          title: 'Permission to work',
          text: 'Employers may ask whether you are authorised to work in the US and whether you will need sponsorship. What applies to your own status is for an immigration lawyer, not for a forum, and not for us. We note your answer and send you only to employers whom it suits.',
        },
      ],
    },
    {
      id: 'start',
      title: 'Where to begin this week',
      shortTitle: 'Begin',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              label: 'Salary calculator',
              to: '/ai-salary-calculator',
              text: 'Your role, level and way of working, set against postings.',
            },
            {
              label: 'Guide to machine-learning jobs',
              to: '/machine-learning-jobs-guide',
              text: 'Roles and paths into them, if you come from another field.',
            },
            {
              label: 'Salary newsletter',
              to: '/ai-salary-newsletter',
              text: `A weekly letter about pay; ${newsletterReaders.figure} people read it.`,
            },
            {
              label: 'Articles on hiring',
              to: '/ai-hiring-insights-blog',
              text: 'Written for employers, and therefore useful to you.',
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Open positions',
      to: '/machine-learning-ai-jobs',
      text: 'Each with its range, place and the way of working.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Filter by your role and read what interviewers hope to hear.',
    },
    {
      label: 'How employers see this market',
      to: '/us-ai-talent',
      text: 'The same figures from the other side of the table.',
    },
    {
      label: 'About us',
      to: '/about-ai-talent-experts',
      text: 'Who reads your profile here, and what we never do with it.',
    },
  ],
};
