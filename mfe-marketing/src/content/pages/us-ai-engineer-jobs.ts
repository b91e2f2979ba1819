import type { PageContent } from '../page-content';

/** `/us-ai-engineer-jobs` */
export const usAiEngineerJobs: PageContent = {
  path: '/us-ai-engineer-jobs',
  kind: {
    name: 'guide',
    picture: { of: 'topic', topic: 'careers' },
    summary: [
      'Find the one sentence in a posting that only the manager could have written.',
      'Compare pay by the work you did for the last two years, not by title.',
      'Negotiate the level first: it moves more money than anything within it.',
      'Never pay for a job, and distrust an offer that expires tonight.',
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.8 },
  head: {
    title: 'AI Engineer Jobs in the US',
    description:
      'For engineers looking for an AI job in the US: how to read a job posting, what each interview round tests, and how to negotiate with published pay ranges.',
    keywords:
      'AI engineer jobs US, machine learning jobs USA, read a job posting, AI salary negotiation',
  },
  name: 'US AI engineer jobs',
  parent: { label: 'AI jobs', to: '/machine-learning-ai-jobs' },
  kicker: 'For engineers',
  title: 'AI engineer jobs in the US: read the posting, pass the interviews, negotiate the pay',
  lede: 'What postings really say, what each interview round tests, and how to use pay data when you negotiate. Written by recruiters who build shortlists.',
  actions: [
    { label: 'See open roles', to: '/machine-learning-ai-jobs' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'read-a-posting',
      title: 'How to read a job posting',
      shortTitle: 'Reading a posting',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most postings have three authors who never met: a manager with a problem, a recruiter with a template, and a lawyer with a paragraph. Look for the sentence only the manager could have written. That one describes the job.',
          ],
        },
        {
          kind: 'table',
          caption: 'What it says, and what to ask',
          columns: ['It says', 'It may mean', 'Ask'],
          rows: [
            [
              '“Build and deploy ML models end to end”',
              'There is no platform, and you will build it.',
              'Who deployed the last model, and how long did it take?',
            ],
            [
              '“LLM experience, agents a plus”',
              'A prototype impressed someone, and no one has measured it.',
              'What is the evaluation set, and who labeled it?',
            ],
            [
              '“PhD preferred”',
              'Real research, or a filter that came with the template.',
              'What does someone on the team without a PhD do?',
            ],
            [
              '“Fast-paced, wears many hats”',
              'Priorities change weekly.',
              'Which project was stopped last quarter, and why?',
            ],
            [
              '“Hybrid, flexible”',
              'It depends on the manager.',
              'How many days were you in the office last week?',
            ],
            [
              'A range as wide as two levels',
              'The level is open, which helps you if you know it.',
              'What separates the lower half from the upper half?',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-title',
      title: 'Find your role before you compare pay',
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
          note: 'Five titles for similar people. If you spent the last two years on serving and pipelines, compare yourself with MLOps engineers, whatever your title says.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The same person can apply for three of these ([the roles explained](/machine-learning-jobs-guide)). What changes is the evidence on the first page of the resume. For an engineering title, put the system first: traffic, latency, the failure you caught. For a science title, put the question first: what was unknown, how you tested it, and what you stopped believing.',
          ],
        },
      ],
    },
    {
      id: 'screens',
      title: 'What each interview round tests',
      shortTitle: 'Interview rounds',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The resume',
              text: 'It gets thirty seconds, sometimes from software first. Readers look for words from the posting and for one number that someone else could verify. “Improved accuracy” is not one. “Cut false alarms by a third at the same recall, measured over six weeks” is.',
            },
            {
              title: 'The recruiter’s call',
              text: 'Can you explain your work in two minutes to someone outside the field? When could you start, and does the pay fit? It is also your best chance to learn who decides.',
            },
            {
              title: 'The coding round',
              text: 'It is rarely about clever algorithms alone. Expect data in odd shapes, a loop that should be vectorized, a bug in a metric. Talk, run small pieces, and test the empty case.',
            },
            {
              title: 'The design round',
              text: 'A ranking, a detector, an assistant on company documents. The first five minutes decide it. Ask what a mistake costs, who corrects it, and how many requests come in. Then propose a baseline, then a model.',
            },
            {
              title: 'The deep dive',
              text: 'One of your projects, in more and more detail until you say “I don’t know.” That is fine. A confident guess is not. Prepare the part that went wrong.',
            },
            {
              title: 'The values talk',
              text: 'This is not small talk. Have one story about a disagreement in which you changed your mind, and one in which you didn’t.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'To practice, use our [interview questions by role](/ai-interview-questions) and the [skills assessment](/ai-skills-assessment), which explains every answer. If we present you to an employer, we tell you beforehand what each interview is about.',
          ],
        },
      ],
    },
    {
      id: 'negotiate',
      title: 'How to negotiate with published pay ranges',
      shortTitle: 'Negotiation',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'ai-engineer' },
          note: 'Reported pay ranges for AI engineers by level. Levels with too few ranges are left out.',
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'Ask for the range first',
              text: 'In several states the posting must include a range, and you can ask for the one for your level. “What is the budget for this role?” is a normal question.',
            },
            {
              title: 'Bring a source',
              text: 'Name the figure, its period and its sample size. A published median beats a screenshot from a forum.',
            },
            {
              title: 'Negotiate the level',
              text: 'The difference between two levels is bigger than anything you can negotiate within one. Ask in writing which criteria you met and which you didn’t.',
            },
            {
              title: 'Go through the offer part by part',
              text: 'Base, bonus, equity, start date, remote days, conferences, time for papers. Private-company equity may be worth nothing, so ask about share count, last price, expiration and taxes before you value it.',
            },
            {
              title: 'Reply when you said you would',
              text: 'An honest “I’ll decide on Thursday” gets you more patience than silence. And don’t invent another offer.',
            },
          ],
        },
      ],
    },
    {
      id: 'red-flags',
      title: 'Red flags in a hiring process',
      shortTitle: 'Red flags',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Someone asks you for money, for bank details before a contract, or to pay for “training.” No honest employer or agency does. Ours is [free for engineers](/ai-staffing-faq#engineers).',
            'The take-home task is an unsolved problem in their product, and you have to upload the code.',
            'Three people describe three different jobs, and the fourth says that you will shape it.',
            'No one can show how the current model is evaluated, and the question annoys them.',
            'An offer that expires tonight.',
          ],
        },
        {
          kind: 'callout',
          title: 'Work authorization',
          text: 'Employers may ask whether you are authorized to work in the US and whether you will need sponsorship. For questions about your own status, ask an immigration lawyer. We note your answer, and present you only to employers it works for.',
        },
      ],
    },
    {
      id: 'start',
      title: 'Where to start this week',
      shortTitle: 'Start here',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              label: 'Salary calculator',
              to: '/ai-salary-calculator',
              text: 'Compare your pay with reported ranges for your role and level.',
            },
            {
              label: 'Guide to machine learning jobs',
              to: '/machine-learning-jobs-guide',
              text: 'The roles, and how to get into them from another field.',
            },
            {
              label: 'Salary newsletter',
              to: '/ai-salary-newsletter',
              text: 'One pay figure a week, explained.',
            },
            {
              label: 'Articles on hiring',
              to: '/ai-hiring-insights-blog',
              text: 'Written for employers, and useful for you.',
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Open roles',
      to: '/machine-learning-ai-jobs',
      text: 'Each with its pay range, place and work mode.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Filter by role and read what interviewers listen for.',
    },
    {
      label: 'How employers see this market',
      to: '/us-ai-talent',
      text: 'The same figures from the employer’s side.',
    },
    {
      label: 'About us',
      to: '/about-ai-talent-experts',
      text: 'Who reads your profile, and what we never do with it.',
    },
  ],
  closing: {
    title: 'Ready to apply?',
    text: 'Every open role shows its pay range, its place and its contract type.',
    action: { label: 'See open roles', to: '/machine-learning-ai-jobs' },
  },
};
