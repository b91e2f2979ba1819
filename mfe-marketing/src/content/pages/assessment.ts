import type { PageContent } from '../page-content';

/** `/ai-skills-assessment`: what stands below the assessment itself, whose words are in `assessment-text.ts`. */
export const assessmentPage: PageContent = {
  path: '/ai-skills-assessment',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'AI Skills Assessment',
    description:
      'Eighteen practical questions for your role in AI: a score for each skill, every answer explained, a report to download. Free, and without signing up.',
    keywords:
      'AI skills assessment, machine learning test, MLOps quiz, NLP assessment, data science self-assessment',
  },
  name: 'Skills assessment',
  kicker: 'For engineers',
  title: 'Find out what you know, and why the rest is as it is',
  lede: 'Questions from the working day of people who build with AI: reading code, ordering steps, spotting the leak in a split. You see the reasoning behind every answer at the end.',
  actions: [
    { label: 'Go to the questions', to: '/ai-skills-assessment#assessment' },
    { label: 'Practise aloud instead', to: '/ai-interview-questions' },
  ],
  sections: [
    {
      id: 'what-it-tests',
      title: 'What is asked',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each attempt draws six skills, three questions apiece, from those that matter for the role you choose. A vision engineer meets overlap scores and augmentation, an MLOps engineer meets retries and the slowest request in a hundred, and both may meet a confusion matrix. Nothing asks for the name of a parameter or the year of a paper: whoever can look a thing up in ten seconds does not need it in their head.',
            'Easy questions come first, so that you warm up. A third of the set or thereabouts is everyday knowledge, about half needs experience, and a few go deep enough that a good engineer may well miss them.',
          ],
        },
        {
          kind: 'table',
          caption: 'Four kinds of question',
          columns: ['Kind', 'What you do', 'How it counts'],
          rows: [
            ['One answer', 'Choose the best of several options.', 'Right or not.'],
            [
              'Several answers',
              'Tick everything that is true.',
              'Each right tick earns its share, each wrong one takes a share away, never below zero.',
            ],
            [
              'Order',
              'Move steps up and down until the sequence works.',
              'By pairs in the right sequence; what guessing would give counts as nothing.',
            ],
            [
              'Code reading',
              'Follow a short snippet and say what it does.',
              'Right or not. No running it first, that spoils the fun.',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-questions-are-made',
      title: 'How a question gets into the pool',
      shortTitle: 'How questions are made',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'It starts from a mistake',
              text: 'Somebody trained on the test set, averaged percentiles, or retried a job that was not safe to repeat. The question asks what they overlooked.',
            },
            {
              title: 'The wrong options have to be tempting',
              text: 'Each stands for something a competent colleague might say on a tired afternoon. An option that nobody would choose is taken out.',
            },
            {
              title: 'One answer must be defensible',
              text: 'If two people who know the field could argue, the wording changes until they cannot, or the question goes.',
            },
            {
              title: 'Code is run, numbers are computed',
              text: 'Snippets are executed before their output is called an answer, and the explanation says which wrong turn leads to which wrong option.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The pool holds well over a hundred questions; each attempt draws its own set for your role, and mixes the options anew. Scoring is done on our server: what your browser is sent before you finish holds no answers, so looking into the page source will teach you nothing but HTML.',
          ],
        },
      ],
    },
    {
      id: 'reading-the-result',
      title: 'What the result means, and what it does not',
      shortTitle: 'Reading the result',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'It points',
              text: 'A skill at one point out of three, beside others at three, is a fair hint about what to read next. The explanations are the place to start.',
            },
            {
              title: 'It does not measure',
              text: 'Three questions cannot rank people. The next set on the same skill may well come out a point higher or lower, with nothing learned in between.',
            },
            {
              title: 'It is no certificate',
              text: 'Nobody watches, and you may look things up. We never treat a score as proof, and we advise employers against it.',
            },
            {
              title: 'It leaves out half the job',
              text: 'Whether you ask before you build, write a clear hand-over, or stop a bad launch shows in conversation. For that half there are [questions to practise aloud](/ai-interview-questions).',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Disagree with an explanation?',
          text: 'Tell us through the [contact page](/contact-ai-recruiters) which question it was and what we missed. A question that turns out wrong is corrected or withdrawn.',
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
              text: 'While you answer, the questions, your choices and the start time lie in this browser, because without them a reload would lose everything. That is essential state, not tracking: it is there whatever you chose about cookies, and it is cleared when you finish. After that the open tab remembers which result it shows, until you close it or start again.',
            },
            {
              term: 'On our server',
              text: 'The attempt, your answers and the score, under a random number and without your name. An unsaved attempt is deleted after 30 days. To keep robots out we count starts by a keyed hash of the network address, for 24 hours at most.',
            },
            {
              term: 'If you save the result',
              text: 'Your e-mail address and what you agreed to are stored with it for 24 months, and one mail with the link goes out. Whoever has the link can read the result, so pass it on with that in mind.',
            },
            {
              term: 'Who sees it',
              text: 'No employer. If you later apply through us, you decide whether to mention it. The [privacy policy](/privacy-policy) has the rest.',
            },
          ],
        },
      ],
    },
    {
      id: 'practical-questions',
      title: 'Before you begin',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Do I have to finish in one sitting?',
              answer: [
                'No. Close the tab and come back within a day in the same browser: you continue where you stopped. After 24 hours an attempt can no longer be scored.',
              ],
            },
            {
              question: 'Is the timer strict?',
              answer: [
                'It is there for those who like one. Turn it off at any moment; when it reaches zero it says so and nothing else happens.',
              ],
            },
            {
              question: 'Can I use the keyboard or a screen reader?',
              answer: [
                'Yes, for everything. Ordering works with buttons rather than dragging, and each move is read out with its new place.',
              ],
            },
            {
              question: 'May I use it to screen candidates?',
              answer: [
                'Please do not. It was built for the person who takes it. Employers get further with a [structured interview](/hire-ai-engineers) and work that resembles the job.',
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
      text: 'Open questions without options, with what a good reply covers.',
    },
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'What postings for your role offer, with the source of each figure.',
    },
    {
      label: 'Jobs guide',
      to: '/machine-learning-jobs-guide',
      text: 'Which role fits the skills in which you did well.',
    },
    {
      label: 'Open positions',
      to: '/machine-learning-ai-jobs',
      text: 'When you would rather be asked by somebody who is hiring.',
    },
  ],
  closing: {
    title: 'See what your level pays',
    text: 'Compare pay ranges for your role and level in the US and Canada, each with its source.',
    action: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
};
