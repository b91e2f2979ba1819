import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, interviewPass, placementWeeks } = claims;

/** `/hire-ai-engineers` */
export const hireAiEngineers: PageContent = {
  path: '/hire-ai-engineers',
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
            'On most adverts today the title means a software engineer whose main component is a language model that somebody else trained. They write the code around it: what it is given to read, which tools it may call, what happens to its output, how the result is checked. They seldom train anything. If your problem needs training on tables, images or sensor data, you are looking for a [machine-learning engineer](/hire-ml-engineers), and an advert with the wrong title will fill your inbox with the wrong people.',
            'Inside the title there are still several jobs. Read the left column to find yours.',
          ],
        },
        {
          kind: 'table',
          caption: 'Kinds of AI engineer, by what fills the week',
          columns: ['Kind', 'Spends the week on', 'Comes from', 'Will be bored by'],
          rows: [
            [
              'Product builder',
              'Features, interfaces, streaming, state of a conversation, small experiments with users',
              'Full-stack development',
              'Infrastructure without users',
            ],
            [
              'Retrieval engineer',
              'Parsing, indexing, ranking, permissions, freshness of documents',
              'Search or data engineering',
              'Screens',
            ],
            [
              'Agent engineer',
              'Tools and their contracts, retries, limits, audit of each step, recovery half-way',
              'Distributed systems, workflow engines',
              'Single-turn question answering',
            ],
            [
              'Model adapter',
              'Fine-tuning, distillation, serving open weights, measuring what was lost',
              'Machine learning',
              'Work with hosted models only',
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
            'Frameworks change between the advert and the first day. The lasting difference between candidates is whether they know how to find out if an open-ended output is right. Look for these, roughly in order of experience.',
          ],
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'Reads outputs, many of them',
              text: 'Before any metric. Ask how many they read in the last week of the last project; the honest answer has a number in it.',
            },
            {
              title: 'Sorts errors into kinds',
              text: 'And knows which kind is the most frequent, which is the most harmful, and that the two differ.',
            },
            {
              title: 'Prefers checks a program can do',
              text: 'Does the quoted passage exist? Does the total add up? Is the date in the document? Many doubtful outputs can be caught without a second model.',
            },
            {
              title: 'Knows the limits of a model as judge',
              text: 'It favours long answers, the first of two options, and its own style. A careful engineer has measured agreement with people, by kind of question.',
            },
            {
              title: 'Separates the stages',
              text: 'Search, reasoning, formatting and refusal each have a score of their own, so that a fall can be located.',
            },
            {
              title: 'Ties it to the product',
              text: 'Can say which offline score moved together with what users did, and which never did and was dropped.',
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
            'A weekend assignment loses you people with children or with other offers, and a coding assistant will write most of it in any case. These take an hour or two of both sides’ time, and an assistant may be used in all of them: you want to see what the person does with it.',
          ],
        },
        {
          kind: 'table',
          caption: 'Formats, what they show and what they hide',
          columns: ['Format', 'Set-up', 'Shows', 'Hides'],
          rows: [
            [
              'Error reading',
              'Forty real question-and-answer pairs, printed; sort them together',
              'Judgement, patience, interest in users',
              'Code',
            ],
            [
              'Broken pipeline',
              'A small retrieval service with three planted faults, one of which is in the test set',
              'How someone localises a problem',
              'Design from nothing',
            ],
            [
              'Review',
              'A generated pull request that works and should not be merged',
              'Standards, tone, eye for risk',
              'Speed',
            ],
            [
              'Design with a bill',
              'A feature, a monthly sum to spend, and a limit on latency; whiteboard',
              'Trade-offs, arithmetic, honesty about unknowns',
              'Detail',
            ],
            [
              'Their own system',
              'The candidate explains something they built; you choose where to dig',
              'Depth and ownership',
              'How they work with strangers’ code',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'Pick two, and score before you talk',
          text: `Each interviewer writes a judgement with one quotation as evidence, then you compare. Our own candidates have been through a session of this type already, which is one reason why ${interviewPass.figure} of them pass at the client.`,
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
              text: '“You have put a feature on top of a language model in front of users and kept it there for half a year.”',
            },
            {
              term: 'Instead of “5+ years of LLM experience”',
              text: '“Several years of software in production; the last one or two with language models.” The first phrase excludes nearly everybody who is honest.',
            },
            {
              term: 'Instead of “build agents that transform our business”',
              text: '“Our claims staff copy data between three systems. You will build the assistant that does the copying and knows when to ask.”',
            },
            {
              term: 'Instead of “competitive salary”',
              text: 'A range. In a growing number of places the law demands one, and elsewhere candidates demand it; for what applies to you, ask counsel.',
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
          note: 'Base salary in US adverts under this title. The title is young and stretches from prompt work to model training, so two adverts at opposite ends of a bar can describe different professions.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Candidates from search or distributed systems compare with senior software roles at their present employer, and those from machine learning with [figures for that role](/ai-ml-salary-data). Decide which of the four kinds above you want, then choose the comparison. For offers in the north, the [Canadian page](/canada-ai-talent) has wages by province.',
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
            '“The model does not support that.” Said of things that an afternoon of parsing would solve.',
            '“We just switched to the newest one.” Without a list of what became worse.',
            '“Injection is handled in the system prompt.” It is not; ask what the tools are allowed to do.',
            '“Cost was not my department.” For this role it is.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'One such answer is a subject for the next conversation. Three are a reason to go on searching.',
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
              question: 'Can we retrain one of our backend developers?',
              answer: [
                'Frequently yes, given three months, a real feature and somebody experienced to review the evaluation. The [skills assessment](/ai-skills-assessment) shows where the gaps are. Hire for the second seat, then.',
              ],
            },
            {
              question: 'How much mathematics should we ask for?',
              answer: [
                'Enough statistics to know when forty cases prove nothing, and enough linear algebra to see why two texts with opposite meanings can have similar embeddings. Derivations belong to other roles.',
              ],
            },
            {
              question: 'Should candidates be allowed an assistant in the interview?',
              answer: [
                'Yes, since they will use one at work. Watch what they check, what they throw away, and whether they can explain the line they kept.',
              ],
            },
            {
              question: 'How quickly can you present someone?',
              answer: [
                `A first list takes ${averageShortlist.value} hours in the mean, and an accepted offer ${placementWeeks.figure} from the brief. The kind in the fourth row of the first table takes longest, because employers with their own models hold on to them.`,
              ],
            },
            {
              question: 'Who should be the first: an engineer or a product person?',
              answer: [
                'An engineer with product sense if you have users, the reverse if you do not. The reasoning is in our page on the [order of hires](/build-ai-development-teams).',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Generative AI engagement',
      to: '/services/generative-ai-engineers',
      text: 'The same skills on contract, with nine weeks laid out.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Filter by generative AI, and compare an answer with what it should cover.',
    },
    {
      label: 'Contract or permanent',
      to: '/ai-engineer-staffing',
      text: 'Decide the form before you write the advert.',
    },
    {
      label: 'Hire NLP engineers',
      to: '/hire-nlp-engineers',
      text: 'If being right about difficult text is the whole product.',
    },
  ],
  closing: {
    title: 'Tell us what your AI feature should do',
    text: 'We work out which kind of AI engineer it needs and what to offer. Then we search, and you interview people who have shipped one.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of AI engineers',
    audience: 'Employers who build products on large language models',
  },
};
