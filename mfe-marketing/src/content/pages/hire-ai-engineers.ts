import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support } = claims;

/** `/hire-ai-engineers` */
export const hireAiEngineers: PageContent = {
  path: '/hire-ai-engineers',
  kind: {
    name: 'role',
    picture: { of: 'role', role: 'ai-engineer' },
    glance: [
      { term: 'Builds', text: 'Software around a language model that another company trained' },
      { term: 'Look for', text: 'Finds out whether an open-ended output is right' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
      { term: 'US pay', medianOf: 'ai-engineer' },
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'Hire AI Engineers for LLM Products',
    description:
      'Hire AI engineers who can prove their language model works: what the title means, evaluation skills, interview formats, job ad wording and reported pay.',
    keywords:
      'hire AI engineers, LLM engineer interview, AI engineer skills, take-home alternatives, AI engineer pay',
  },
  name: 'Hire AI engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'AI engineers',
  title: 'Hire AI engineers who can prove their language model works',
  lede: 'Anyone can demo a chatbot. This guide helps you find the engineer who can show, with evidence, how often it is right and what each answer costs.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Calculate a budget', to: '/ai-salary-calculator' },
  ],
  sections: [
    {
      id: 'title-meaning',
      title: 'What does an AI engineer do?',
      shortTitle: 'What the title means',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'On most job ads today, an AI engineer is a software engineer whose main component is a language model that another company trained. They write the code around it: what the model reads, which tools it may call, what happens to its output, and how the result is checked. They rarely train a model. If your problem needs training on tables, images or sensor data, look for a [machine learning engineer](/hire-ml-engineers). The wrong title on an ad brings you the wrong people.',
            'The title still covers four different jobs, so find yours in the first column.',
          ],
        },
        {
          kind: 'table',
          caption: 'Four kinds of AI engineer, by how they spend the week',
          columns: ['Kind', 'Spends the week on', 'Comes from', 'Gets bored by'],
          rows: [
            [
              'Product builder',
              'Features, interfaces, streaming, conversation state, small experiments with users',
              'Full-stack development',
              'Infrastructure without users',
            ],
            [
              'Retrieval engineer',
              'Parsing, indexing, ranking, permissions, keeping documents fresh',
              'Search or data engineering',
              'Building screens',
            ],
            [
              'Agent engineer',
              'Tool contracts, retries, limits, an audit trail of each step, recovery midway',
              'Distributed systems, workflow engines',
              'Single-turn question answering',
            ],
            [
              'Model adapter',
              'Fine-tuning, distillation, serving open weights, measuring what was lost',
              'Machine learning',
              'Hosted models only',
            ],
          ],
        },
      ],
    },
    {
      id: 'evaluation',
      title: 'The skill to look for: evaluation',
      shortTitle: 'Evaluation skills',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Frameworks change between the ad and the first day, but one difference between candidates lasts: whether they can find out if an open-ended output is right. Look for these skills, roughly in order of experience.',
          ],
        },
        {
          kind: 'scorecard',
          caption: 'Six skills, from the first to the rarest',
          rows: [
            {
              question: 'Reads outputs, and many of them',
              strong:
                'This comes before any metric. Ask how many outputs they read in the last week of their last project, because an honest answer has a number in it.',
              sample: [4, 4, 3],
            },
            {
              question: 'Sorts errors into types',
              strong:
                'Knows which type is most frequent and which does most harm, and that they are not the same.',
              sample: [3, 4, 3],
            },
            {
              question: 'Prefers checks that code can do',
              strong:
                'Does the quoted passage exist, does the total add up, is the date in the document? Code alone catches many bad outputs, with no second model.',
              sample: [4, 3, 4],
            },
            {
              question: 'Knows the limits of a model as a judge',
              strong:
                'A model judge tends to prefer long answers, answers in a certain position, and its own style. A careful engineer has measured how often it agrees with people, by type of question.',
              sample: [2, 3, 4],
            },
            {
              question: 'Scores each stage on its own',
              strong:
                'Search, reasoning, formatting and refusal each have a score, so the team can see which one dropped.',
              sample: [3, 2, 4],
            },
            {
              question: 'Ties scores to the product',
              strong:
                'Can say which offline score moved with user behavior, and which never did and was dropped.',
              sample: [1, 3, 2],
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'AI engineer levels: what each can be trusted with',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'Building, checking and deciding at three levels',
          levels: [
            {
              name: 'Entry',
              items: [
                {
                  title: 'Building',
                  text: 'Adds a prompt or a tool to a feature that already has tests.',
                },
                {
                  title: 'Checking',
                  text: 'Reads a sample of outputs every day, and files what is wrong.',
                },
                { title: 'Deciding', text: 'Asks what the user was trying to do.' },
              ],
            },
            {
              name: 'Mid',
              items: [
                {
                  title: 'Building',
                  text: 'Builds a feature from search to screen, and picks the model by score and price.',
                },
                {
                  title: 'Checking',
                  text: 'Writes the evaluation before the feature, and keeps it fast enough to run on each change.',
                },
                {
                  title: 'Deciding',
                  text: 'Tells a designer which answers the model cannot give.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                { title: 'Building', text: 'Removes a model call where plain code does the job.' },
                {
                  title: 'Checking',
                  text: 'Explains why the score rose while users left, and replaces the score.',
                },
                {
                  title: 'Deciding',
                  text: 'Decides what stays a person’s work, and gets the company to agree.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'instead-of-take-home',
      title: 'Five interview formats that beat a take-home test',
      shortTitle: 'Interview formats',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A weekend assignment loses you people with children or with other offers, and a coding assistant will write most of it. Each of these formats takes an hour or two of everyone’s time. Allow an assistant in all of them, because you want to see how the candidate uses it.',
          ],
        },
        {
          kind: 'table',
          caption: 'Five formats, what they show and what they miss',
          columns: ['Format', 'Setup', 'Shows', 'Misses'],
          rows: [
            [
              'Error reading',
              'Sort forty real question-and-answer pairs together, on paper',
              'Judgment, patience, interest in users',
              'Code',
            ],
            [
              'Broken pipeline',
              'A small retrieval service with three planted faults, one of them in the test set',
              'How someone narrows down a problem',
              'Design from scratch',
            ],
            [
              'Code review',
              'A generated pull request that works and should not be merged',
              'Standards, tone, eye for risk',
              'Speed',
            ],
            [
              'Design on a budget',
              'A feature, a monthly budget and a latency limit, on a whiteboard',
              'Trade-offs, arithmetic, honesty about unknowns',
              'Detail',
            ],
            [
              'Their own system',
              'The candidate explains something they built, and you choose where to dig',
              'Depth and ownership',
              'How they work with code written by others',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'Pick two formats, and write notes before you talk',
          text: 'Each interviewer writes down a judgment with one quotation as evidence, and then you compare. We interview every candidate ourselves before you meet them, so you can spend your hour on your own problem.',
        },
      ],
    },
    {
      id: 'advert',
      title: 'How to word the job ad',
      shortTitle: 'The job ad',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Instead of “expert in LangChain, LlamaIndex, vector databases”',
              text: '“You have shipped a feature built on a language model and kept it running for six months.”',
            },
            {
              term: 'Instead of “5+ years of LLM experience”',
              text: '“Several years of software in production, the last one or two with language models.” Asking for five years of LLM work excludes nearly everyone who is honest.',
            },
            {
              term: 'Instead of “build agents that transform our business”',
              text: '“Our claims staff copy data between three systems. You will build the assistant that does the copying and knows when to ask.”',
            },
            {
              term: 'Instead of “competitive salary”',
              text: 'A pay range. A growing number of states and provinces require one and candidates look for it everywhere else, so ask counsel which rules apply to you.',
            },
          ],
        },
      ],
    },
    {
      id: 'pay',
      title: 'What AI engineers earn in the US, by level',
      shortTitle: 'Pay by level',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'ai-engineer' },
          note: 'Base salary as reported for US jobs under this title. The title is young and covers everything from prompt work to model training, so two jobs at opposite ends of a bar can be different professions.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Decide which of the four kinds you want, because that tells you what to compare with. Candidates from search or distributed systems compare your offer with senior software roles, and those from machine learning with [that role’s figures](/ai-ml-salary-data/machine-learning-engineer). For offers in Canada, see [wages by province](/canada-ai-talent).',
          ],
        },
      ],
    },
    {
      id: 'red-flags',
      title: 'Red flags in AI engineer interviews',
      shortTitle: 'Red flags',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            '“We tested it and it felt better.” Against what, on how many cases, judged by whom?',
            '“The model does not support that.” Often an afternoon of work on parsing would solve it.',
            '“We just switched to the newest model.” Ask for the list of what got worse.',
            '“The system prompt handles injection.” It does not, so ask what the tools are allowed to do.',
            '“Cost was not my department.” In this role it is.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Discuss one such answer in the next conversation. After three, keep searching.',
          ],
        },
      ],
    },
    {
      id: 'process',
      title: 'How we search for AI engineers',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Intake call',
              when: 'Day 0',
              text: 'You show us the feature, or describe it, and we agree on the kind of AI engineer, the level, the pay and who decides.',
            },
            {
              title: 'Shortlist',
              when: `${averageShortlist.value} hours after the intake call, on average`,
              text: 'For each candidate you read which language model feature they shipped, how they measured it, and what users did with it.',
            },
            {
              title: 'Interviews',
              when: 'The following days',
              text: 'Use two of the five formats above. We tell candidates what to expect and collect feedback from both sides right after each interview.',
            },
            {
              title: 'Placement',
              when: placementWeeks.figure,
              text: `Counted from the intake call to a signed agreement. There are no upfront fees, and the [terms](/ai-engineer-staffing-services#terms) explain what you pay and when. We support you and the engineer for ${support.figure}, starting on day one.`,
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions hiring managers ask',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can we train one of our backend developers instead?',
              answer: [
                'Often, yes, given three months, a real feature and someone experienced to review the evaluation. The [skills assessment](/ai-skills-assessment) shows where the gaps are, and then you can hire for the second seat.',
              ],
            },
            {
              question: 'How much math should we ask for?',
              answer: [
                'Enough statistics to know when forty cases prove nothing, and enough linear algebra to see why two texts with opposite meanings can have similar embeddings. Derivations belong to other roles.',
              ],
            },
            {
              question: 'Should candidates use an AI assistant in the interview?',
              answer: [
                'Yes, because they will use one at work. Watch what they check, what they throw away, and whether they can explain each line they keep.',
              ],
            },
            {
              question: 'Which kind of AI engineer is hardest to find?',
              answer: [
                `The model adapter. Employers that run their own models hold on to these people, so plan for the longer end of ${placementWeeks.figure}.`,
              ],
            },
            {
              question: 'Who should we hire first: an engineer or a product person?',
              answer: [
                'If you already have users, start with an engineer who has product sense; if you do not, start with a product person. Our page on [building an AI team](/build-ai-development-teams) gives the reasons.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract generative AI engineers',
      to: '/services/generative-ai-engineers',
      text: 'The same skills on contract, with a nine-week plan.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Filter by generative AI and compare answers with what they should cover.',
    },
    {
      label: 'Contract or permanent',
      to: '/ai-engineer-staffing',
      text: 'Choose the form before you write the ad.',
    },
    {
      label: 'Hire NLP engineers',
      to: '/hire-nlp-engineers',
      text: 'For products that depend on getting difficult text right.',
    },
  ],
  closing: {
    title: 'Tell us what your AI feature should do',
    text: 'We work out which kind of AI engineer you need and what to offer, and then you interview people who have shipped such features.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of AI engineers',
    audience: 'Employers who build products on large language models',
  },
};
