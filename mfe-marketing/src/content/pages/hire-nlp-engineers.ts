import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, countriesCovered, placementWeeks, support, urgentPlacement } = claims;

/** `/hire-nlp-engineers` */
export const hireNlpEngineers: PageContent = {
  path: '/hire-nlp-engineers',
  sitemap: { changefreq: 'weekly', priority: 0.9 },
  head: {
    title: 'Hire NLP Engineers',
    description:
      'Hire NLP engineers who get your documents right every day: when you need a specialist, skills by level, an interview with your own text, and reported pay.',
    keywords:
      'hire NLP engineers, NLP engineer skills, NLP interview questions, language engineers',
  },
  name: 'Hire NLP engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'NLP engineers',
  title: 'Hire NLP engineers who get your documents right every day',
  lede: 'A language demo takes an afternoon. To be right about your contracts, in your languages, every day, you need an engineer who reads the text before choosing the model.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See the project plan', to: '/services/nlp-engineers' },
  ],
  sections: [
    {
      id: 'what-changed',
      title: 'Do you need an NLP engineer, or is a generalist enough?',
      shortTitle: 'Is it this role?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Ten years ago an NLP engineer built tokenisers, features and sequence models by hand. Much of that is now a call to a pretrained model. The remaining work is harder to see, and it decides whether a product can be trusted: defining what the correct answer is when two lawyers disagree, finding the kinds of input where the system fails, holding quality in a language that the team cannot read, and doing it at a price that a million documents a month allow.',
            'So the first question is not which model to use but whether you need a specialist at all. For a good share of tasks you do not.',
          ],
        },
        {
          kind: 'table',
          caption: 'Language tasks: when a generalist is enough',
          columns: ['Task', 'A generalist with a hosted model is enough', 'Hire a specialist'],
          rows: [
            [
              'Sorting messages',
              'A dozen clear classes, mistakes are cheap, one language.',
              'Classes overlap or change, a mistake has a deadline attached, volume makes each call count.',
            ],
            [
              'Extracting facts',
              'Clean digital text and a person who checks each field.',
              'Scans, tables, handwriting, or values that go into a ledger unseen.',
            ],
            [
              'Searching and answering',
              'A few thousand pages, the same rights for all readers.',
              'Permissions by document, jargon, versions that contradict each other.',
            ],
            [
              'Several languages',
              'Major European languages, informal use.',
              'Languages with little training data, code-switching, dialects, legal wording.',
            ],
            [
              'Speech',
              'Dictation in a quiet room.',
              'Telephone lines, overlapping speakers, names that must be spelled right.',
            ],
          ],
        },
      ],
    },
    {
      id: 'skills',
      title: 'NLP skills, and how they grow with experience',
      shortTitle: 'Skills and levels',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Text as it really is',
              text: 'Encodings, Unicode forms, segmentation of scripts without spaces, broken PDF layers. Early in a career people meet these as surprises; with experience they ask for samples from every source on the first morning.',
            },
            {
              term: 'Annotation',
              text: 'A junior labels and follows a guide. A mid-level engineer writes the guide and measures agreement. A senior one notices that the disagreement is about the product and takes it to its owner.',
            },
            {
              term: 'Evaluation',
              text: 'From one score, to scores per slice, to a test set that grows with each complaint and is never trained on. At the top: knowing when a model may judge another model, and calibrating that judge against people.',
            },
            {
              term: 'Models',
              text: 'Prompting, retrieval, fine-tuning of a small encoder, distillation. The sign of seniority is going down this list in cost and up in control for a stated reason, and knowing when a regular expression wins.',
            },
            {
              term: 'Retrieval',
              text: 'Chunking by structure rather than by length, lexical and dense search together, reranking, and measuring search apart from the answer that is built on it.',
            },
            {
              term: 'Restraint',
              text: 'A system that may say “I cannot tell” and pass the case on. Leads design the hand-over to people; beginners tune for coverage.',
            },
          ],
        },
      ],
    },
    {
      id: 'interview',
      title: 'How to interview an NLP engineer: use fifty of your documents',
      shortTitle: 'The interview',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Remove the names, print fifty real documents or load them into a notebook, and watch an hour of work. Somebody who has done this before reads for fifteen minutes, makes a tally of what is odd, and asks what you will do with the output. Somebody who has not starts to write a prompt. Afterwards, talk about these.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Two annotators agree on seven labels of ten. What now?',
              text: '**Good:** reads the three, separates sloppiness from real ambiguity, changes the guide or merges classes, and says what ceiling this puts on any model. **Weak:** takes a majority vote and moves on.',
            },
            {
              term: 'An assistant cites the wrong clause. How do you find out why?',
              text: '**Good:** looks whether the right clause was retrieved at all, then at its rank, then at the prompt; keeps the case for the test set. **Weak:** changes the wording until this one works.',
            },
            {
              term: 'When would you fine-tune a small model instead of calling a large one?',
              text: '**Good:** stable task, some thousand labels at hand, volume or privacy that rule out the call, and someone to retrain it. **Weak:** always, or never.',
            },
            {
              term: 'We add Polish next month. What breaks?',
              text: '**Good:** inflected names in matching, date and address rules, thresholds set on English scores, no one here to review errors. **Weak:** nothing, the model is multilingual.',
            },
            {
              term: 'Which text may not leave our network, and how does your design respect that?',
              text: '**Good:** asks about contracts, logs, vendor retention and the annotators’ own screens. **Weak:** mentions encryption.',
            },
          ],
        },
      ],
    },
    {
      id: 'pay',
      title: 'What NLP engineers earn: compare related titles',
      shortTitle: 'Pay',
      blocks: [
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: [
              'nlp-engineer',
              'ai-engineer',
              'machine-learning-engineer',
              'machine-learning-scientist',
              'research-scientist',
            ],
          },
          note: 'Fewer than ten US postings in our source are titled “NLP engineer”, so we publish no range for it and invent none. People who do this work are hired under the titles below.',
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Product work on hosted models',
              text: 'Compare with AI engineers.',
            },
            {
              title: 'Training, serving and monitoring of your own models',
              text: 'Compare with machine-learning engineers of the same level, on the [salary dashboard](/ai-ml-salary-data).',
            },
            {
              title: 'New methods, publications, rare languages',
              text: 'Compare with research scientists, and expect the search to take the longer end of any estimate.',
            },
          ],
        },
      ],
    },
    {
      id: 'process',
      title: 'How we find NLP engineers for you',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'We ask for ten examples',
              text: 'Five inputs that your system gets right and five that it gets wrong, with names removed. They brief us better than a job description, and candidates prefer them too.',
            },
            {
              title: 'We settle the languages',
              text: `Which ones must be read, and which only processed. Our network reaches ${countriesCovered.figure} countries, which matters more in this role than in any other we fill: a native reader on the team finds errors that no metric shows. See [how it works across borders](/global-ai-talent-network).`,
            },
            {
              title: 'You get names',
              text: `After ${averageShortlist.value} hours on average: a handful, with what each has built on text, for whom, and how quality was judged.`,
            },
            {
              title: 'You run the fifty-document hour',
              text: 'We help you to choose the documents and to agree beforehand what you want to see. One more conversation about collaboration, then a decision.',
            },
            {
              title: 'They start',
              text: `A normal search ends in a signature after ${placementWeeks.figure}; a rare language can need the full time, an urgent English-only role ${urgentPlacement.figure}. For ${support.figure} we remain the person to call for either side.`,
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions about NLP hires',
      shortTitle: 'Questions',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Is an NLP engineer the same as a prompt engineer?',
              answer: [
                'No. Prompts are one tool, and often a good first one. The engineer is responsible for the answer being right next month on inputs that nobody has seen.',
              ],
            },
            {
              question: 'Do we want a linguist?',
              answer: [
                'Beside the engineer, sometimes: for annotation guides, for morphologically rich languages, for terminology. A few days a month may be enough.',
              ],
            },
            {
              question: 'Our product is a chat assistant. Is this the right page?',
              answer: [
                'If it fails because it finds the wrong passages or misreads questions, yes. If the trouble is tools, state and latency, look at [engineers who build on language models](/hire-ai-engineers).',
              ],
            },
            {
              question: 'How much labelled text should we have before we hire?',
              answer: [
                'None. What you should have is raw text that you are allowed to use, and an hour a week from someone who knows what it means.',
              ],
            },
            {
              question: 'Can this person later move to other kinds of model?',
              answer: [
                'Usually. Error analysis and careful evaluation carry over to any model that learns, and [machine-learning roles](/hire-ml-engineers) have much in common with this one.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'The language engagement',
      to: '/services/nlp-engineers',
      text: 'Rounds of annotation and measurement, with a result at the end of each.',
    },
    {
      label: 'International recruitment',
      to: '/international-ai-recruitment',
      text: 'Forms of employment when the right reader of a language lives elsewhere.',
    },
    {
      label: 'Interview questions for six roles',
      to: '/ai-interview-questions',
      text: 'Choose NLP, and see what each answer ought to cover.',
    },
    {
      label: 'Generative AI engagement',
      to: '/services/generative-ai-engineers',
      text: 'For assistants and agents rather than for classification and extraction.',
    },
  ],
  closing: {
    title: 'Bring ten examples of your text to a call',
    text: 'Five your system gets right and five it gets wrong, with names removed. They tell us which engineer to look for.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of NLP engineers',
    audience: 'Employers whose product depends on understanding text or speech',
  },
};
