import type { PageContent } from '../page-content';

/** `/ai-interview-questions`: what stands below the questions, which are in `../../features/interview-questions/content`. */
export const aiInterviewQuestions: PageContent = {
  path: '/ai-interview-questions',
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
            'Do not ask forty questions. Choose four: one that the candidate will certainly know, so that both of you settle; two from the middle of the job; one at its edge, where you want to see how somebody thinks without a ready answer. Ask everyone the same four. Comparing candidates who were asked different things is comparing your moods.',
            'Then follow each answer down. “What did you see?”, “How did you know?”, “What would have changed your mind?” The third follow-up is where a memorised answer ends and a memory begins.',
          ],
        },
        {
          kind: 'table',
          caption: 'An hour, divided',
          columns: ['Minutes', 'What for', 'What spoils it'],
          rows: [
            [
              '0 to 5',
              'Say what the hour is for and how it is judged.',
              'A tour of the company’s history.',
            ],
            [
              '5 to 20',
              'A system that the candidate has built, in their words.',
              'Reading the CV aloud to its owner.',
            ],
            [
              '20 to 45',
              'Two questions from the list, deep rather than many.',
              'Correcting instead of listening.',
            ],
            [
              '45 to 55',
              'Their questions to you. Note them: they show what the person worries about.',
              '“Any questions?” with one hand on the door.',
            ],
            [
              '55 to 60',
              'Write your notes, before you speak with anybody.',
              'Meeting the next interviewer in the corridor.',
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
              term: 'Covers the ground',
              text: 'Names most of what our answer names, in any order and any vocabulary. Terms differ between companies; mechanisms do not.',
            },
            {
              term: 'Ranks it',
              text: 'Says which part matters most here, and why. A flat list of ten checks is a sign of reading, a first check with a reason is a sign of doing.',
            },
            {
              term: 'Knows the limits',
              text: 'Says where the advice stops, what they have not tried, and when they would ask a colleague.',
            },
            {
              term: 'Stays in contact',
              text: 'Notices that you have not understood, draws something, takes a hint without being hurt by it.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Our answers are not a key',
          text: 'They say what a good reply tends to touch on. Somebody who disagrees with one of them and can say why has given the best answer of the day.',
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
            'Filter by your role and read only the questions. Speak your answers aloud, two minutes each, before you look at ours.',
            'For each, attach one thing that happened to you. An interviewer forgets definitions and remembers the weekend on which the cache went stale.',
            'Mark what you would have to look up. Saying “I would look that up, and here is what I would look for” is a full answer at most companies.',
            'Read the posting again with our [guide to US positions](/us-ai-engineer-jobs), and guess which four of these the manager would choose.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'If the numbers side of the offer is still ahead of you, the [salary dashboard](/ai-ml-salary-data) shows what is posted for your title, and the [calculator](/ai-salary-calculator) narrows it to your level. When you want us to do the knocking on doors, look at the [open positions](/machine-learning-ai-jobs).',
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
              text: 'How many golf balls fit in a bus, or the year in which an optimiser was published. They measure whether somebody practised puzzles.',
            },
            {
              title: 'Derivations from memory',
              text: 'Unless the role derives things. Hand over the formula and ask what happens when one term grows.',
            },
            {
              title: 'Your own unsolved problem as homework',
              text: 'It is work, so pay for it or keep it short and invented.',
            },
            {
              title: 'Private life',
              text: 'Age, origin, family, health, beliefs. Besides being none of your business, such questions are unlawful in many places. Ask counsel when in doubt about a question.',
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
      text: 'Which machine-learning engineer you need, and what signals one.',
    },
    {
      label: 'Hire MLOps engineers',
      to: '/hire-mlops-engineers',
      text: 'The person who is called when the model is right and the service is down.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Short questions with immediate explanations, for practice.',
    },
    {
      label: 'Jobs guide',
      to: '/machine-learning-jobs-guide',
      text: 'Roles in this field, how they differ, and ways in.',
    },
  ],
  closing: {
    title: 'Let us hold the first interview',
    text: 'We interview everyone before we put them forward, and a person decides. Describe the role, and meet only people worth your hour.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};
