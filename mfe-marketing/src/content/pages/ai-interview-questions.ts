import type { PageContent } from '../page-content';

/** `/ai-interview-questions`: the text below the questions, which are in `../../features/interview-questions/content`. */
export const aiInterviewQuestions: PageContent = {
  path: '/ai-interview-questions',
  kind: {
    name: 'guide',
    picture: { of: 'topic', topic: 'interviews' },
    summary: [
      'Choose four questions for one hour, and ask every candidate the same four.',
      'Follow up three times on each answer. Memorized answers end there.',
      'Judge an answer by its points, their order, and its limits.',
      'Our answers are no answer key: a person decides, with notes.',
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'AI and ML Interview Questions',
    description:
      'AI and ML interview questions for ML, MLOps, NLP, computer vision, data science and generative AI roles, each with what a good answer covers. Filter by role.',
    keywords:
      'AI interview questions, machine learning interview questions, MLOps interview, NLP interview, LLM interview questions',
  },
  name: 'Interview questions',
  kicker: 'Interviews',
  title: 'AI and machine learning interview questions, with what a good answer covers',
  lede: 'Questions for six roles, each with the points a good answer makes. People who have done the work answer them differently from people who have only read about it.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Take the assessment', to: '/ai-skills-assessment' },
  ],
  sections: [
    {
      id: 'building-an-interview',
      title: 'How to build a one-hour interview',
      shortTitle: 'Building an interview',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Do not ask forty questions; choose four. Start with one the candidate will surely know, so that both of you relax. Then ask two from the middle of the job, and one at its edge, to see how they think without a ready answer. Ask every candidate the same four questions, or you will compare your moods instead of the candidates.',
            'Then follow up on each answer: “What did you see?”, “How did you know?”, “What would have changed your mind?” By the third follow-up, a memorized answer has run out.',
          ],
        },
        {
          kind: 'table',
          caption: 'How to divide the hour',
          columns: ['Minutes', 'What to do', 'What spoils it'],
          rows: [
            [
              '0 to 5',
              'Say what the hour is for and how you will decide.',
              'A tour of the company’s history.',
            ],
            [
              '5 to 20',
              'Talk about a system the candidate has built, in their words.',
              'Reading the resume aloud to the person who wrote it.',
            ],
            [
              '20 to 45',
              'Ask two questions from the list, and go deep.',
              'Correcting instead of listening.',
            ],
            [
              '45 to 55',
              'Take their questions, and write them down. They show what the person worries about.',
              '“Any questions?” with one hand on the door.',
            ],
            [
              '55 to 60',
              'Write your notes before you talk to anyone.',
              'Meeting the next interviewer in the hallway first.',
            ],
          ],
        },
      ],
    },
    {
      id: 'judging',
      title: 'How to judge an answer',
      shortTitle: 'Judging answers',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Covers the points',
              text: 'Names most of what our answer names, in any order and any vocabulary. Terms differ between companies, but the mechanisms are the same.',
            },
            {
              term: 'Puts them in order',
              text: 'Says which point matters most here, and why. A flat list of ten checks suggests that someone has read about the problem; a first check with a reason suggests that they have solved it.',
            },
            {
              term: 'Knows the limits',
              text: 'Says where the advice stops applying, what they have not tried, and when they would ask a colleague.',
            },
            {
              term: 'Works with you',
              text: 'Notices when you have not understood, draws a picture, and takes a hint well.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Our answers are not an answer key',
          text: 'They say what a good answer tends to cover. A candidate who disagrees with one of them and can say why has given an excellent answer. A person should decide, with notes, not a total of points.',
        },
      ],
    },
    {
      id: 'for-candidates',
      title: 'How to prepare, if you are the candidate',
      shortTitle: 'For candidates',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'Filter by your role and read only the questions. Answer each of them aloud for two minutes before you compare your answer with ours.',
            'Connect each answer with something that happened to you, because interviewers forget definitions and remember the weekend when the cache went stale.',
            'Mark what you would have to look up. “I would look that up, and here is what I would look for” is a good answer at most companies.',
            'Read the job posting again with our [guide to US AI jobs](/us-ai-engineer-jobs), and guess which four of these questions the manager would choose.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'To prepare for the offer, look up the [reported pay ranges](/ai-ml-salary-data) for your title and compare an offer with the [salary calculator](/ai-salary-calculator). If you want us to introduce you to employers, look at the [open roles](/machine-learning-ai-jobs).',
          ],
        },
      ],
    },
    {
      id: 'what-not-to-ask',
      title: 'What not to ask',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Puzzles and trivia',
              text: 'How many golf balls fit in a bus, or the year in which an optimizer was published. Such questions only show who has practiced puzzles.',
            },
            {
              title: 'Derivations from memory',
              text: 'Leave them out unless the role needs them. Hand over the formula instead, and ask what happens when one term grows.',
            },
            {
              title: 'Your own unsolved problem as homework',
              text: 'That is real work, so pay for it, or use a short problem that you have made up.',
            },
            {
              title: 'Private life',
              text: 'Age, origin, family, health, beliefs. They say nothing about the work, and such questions are unlawful in many places, so ask counsel if you are in doubt.',
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire ML engineers',
      to: '/hire-ml-engineers',
      text: 'Check that it is the role you need, and learn how to judge candidates.',
    },
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'Three kinds of MLOps engineer, and an incident for the interview.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Short questions with the explanation right after each answer.',
    },
    {
      label: 'Jobs guide',
      to: '/machine-learning-jobs-guide',
      text: 'Roles in this field, how they differ, and how to get in.',
    },
  ],
  closing: {
    title: 'Let us hold the first interview',
    text: 'We interview everyone before we put them forward, and a person decides. Describe the role, and you meet only candidates who have already been through a technical conversation.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};
