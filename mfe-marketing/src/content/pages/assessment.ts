import type { PageContent } from '../page-content';

/** `/ai-skills-assessment`: the text below the assessment. The words of the assessment itself are in `assessment-text.ts`. */
export const assessmentPage: PageContent = {
  path: '/ai-skills-assessment',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'AI Skills Assessment',
    description:
      'Eighteen practical questions for your AI role, with a score for each skill, every answer explained, and a report to download. Free, no sign-up needed.',
    keywords:
      'AI skills assessment, machine learning test, MLOps quiz, NLP assessment, data science self-assessment',
  },
  name: 'Skills assessment',
  kicker: 'For engineers',
  title: 'AI skills assessment: see where you are strong, and why each answer is right',
  lede: 'Questions from the daily work of people who build AI: read code, put steps in order, spot the leak in a split. At the end, you see the reasoning behind every answer.',
  actions: [
    { label: 'Take the assessment', to: '/ai-skills-assessment#assessment' },
    { label: 'See interview questions', to: '/ai-interview-questions' },
  ],
  sections: [
    {
      id: 'what-it-tests',
      title: 'What the assessment covers',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each attempt covers six skills for the role you choose, with three questions each. Vision engineers get overlap scores and augmentation. MLOps engineers get retries and tail latency. Both may get a confusion matrix. No question asks for a parameter name or the year of a paper, because you can look those up in ten seconds.',
            'Easy questions come first. About a third are everyday knowledge, about half need experience, and a few are hard enough that a good engineer may miss them.',
          ],
        },
        {
          kind: 'table',
          caption: 'Four kinds of question',
          columns: ['Kind', 'What you do', 'How it counts'],
          rows: [
            ['One answer', 'Choose the best of several options.', 'Right or wrong.'],
            [
              'Several answers',
              'Check everything that is true.',
              'Each correct choice adds its share, and each wrong one subtracts a share, never below zero.',
            ],
            [
              'Order',
              'Drag steps, or move them with keys or buttons, until the sequence works.',
              'By pairs in the right order, minus what guessing would score.',
            ],
            [
              'Code reading',
              'Read a short snippet and say what it does.',
              'Right or wrong. Try it without running the code.',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-questions-are-made',
      title: 'How we write the questions',
      shortTitle: 'How we write them',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'It starts from a mistake',
              text: 'Someone trained on the test set, averaged percentiles, or retried a job that was not safe to repeat. The question asks what they missed.',
            },
            {
              title: 'The wrong options must be tempting',
              text: 'Each one is something a competent colleague might say on a bad day. We remove options that no one would choose.',
            },
            {
              title: 'One answer must be defensible',
              text: 'If two people who know the field could disagree, we change the wording or drop the question.',
            },
            {
              title: 'We run the code and compute the numbers',
              text: 'We run every snippet before its output becomes an answer. The explanation says which mistake leads to which wrong option.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'There are well over a hundred questions. Each attempt draws its own set for your role and shuffles the options. Our server scores the answers. Your browser gets no solutions before you finish, so the page source won’t help you.',
          ],
        },
      ],
    },
    {
      id: 'reading-the-result',
      title: 'What your result means, and what it doesn’t',
      shortTitle: 'Reading the result',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'It shows what to read next',
              text: 'If one skill has one point out of three and the others have three, start there. The explanations are the best place to begin.',
            },
            {
              title: 'It doesn’t rank people',
              text: 'Three questions per skill are too few. Your next attempt may be a point higher or lower without any change in what you know.',
            },
            {
              title: 'It is not a certificate',
              text: 'No one is watching, and you can look things up. We never treat a score as proof, and we advise employers not to.',
            },
            {
              title: 'It leaves out half of the job',
              text: 'Whether you ask before you build, write a clear handover, or stop a bad launch shows in conversation. For that half, practice with our [interview questions](/ai-interview-questions).',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Disagree with an explanation?',
          text: 'Tell us on the [contact page](/contact-ai-recruiters) which question it was and what we missed. We correct or remove questions that are wrong.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'What is stored, where, and for how long',
      shortTitle: 'Privacy',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'In your browser',
              text: 'While you answer, this browser keeps the questions, your choices and the start time, so that a reload loses nothing. This is essential storage and not tracking. It does not depend on your cookie choice, and we clear it when you finish. After that, the open tab remembers which result it shows until you close it or start again.',
            },
            {
              term: 'On our server',
              text: 'The attempt, your answers and the score, under a random number and without your name. We delete an unsaved attempt after 30 days. To keep bots out, we count starts by a keyed hash of the network address, for at most 24 hours.',
            },
            {
              term: 'If you save the result',
              text: 'We store your email address and what you agreed to with it for 24 months, and send you one email with the link. Anyone with the link can read the result, so share it with care.',
            },
            {
              term: 'Who sees it',
              text: 'No employer. If you apply through us later, you decide whether to mention it. More in the [privacy policy](/privacy-policy).',
            },
          ],
        },
      ],
    },
    {
      id: 'practical-questions',
      title: 'Before you start',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Do I have to finish in one sitting?',
              answer: [
                'No. Come back within 24 hours in the same browser and continue where you stopped. After that, the attempt can no longer be scored.',
              ],
            },
            {
              question: 'Is the timer strict?',
              answer: [
                'No. You can turn it off at any time. When it reaches zero it says so, and nothing else happens.',
              ],
            },
            {
              question: 'Can I use the keyboard or a screen reader?',
              answer: [
                'Yes, for everything. Number keys choose an answer, and you can turn them off. You order steps with arrow keys or buttons, and a screen reader announces each move with its new position.',
              ],
            },
            {
              question: 'Can I use it to screen candidates?',
              answer: [
                'Please don’t. It is made for the person who takes it. For hiring, a [structured interview](/hire-ai-engineers) and a work sample tell you more.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Open questions, with what a good answer covers.',
    },
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'What your role pays, with the source of each figure.',
    },
    {
      label: 'Jobs guide',
      to: '/machine-learning-jobs-guide',
      text: 'Which role fits the skills you are strong in.',
    },
    {
      label: 'Open roles',
      to: '/machine-learning-ai-jobs',
      text: 'AI roles with published pay ranges.',
    },
  ],
  closing: {
    title: 'Ready for real interview questions?',
    text: 'Choose a role and see what interviewers ask, with what a good answer covers.',
    action: { label: 'See interview questions', to: '/ai-interview-questions' },
  },
};
