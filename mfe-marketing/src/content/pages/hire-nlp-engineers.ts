import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks, support, urgentPlacement } = claims;

/** `/hire-nlp-engineers` */
export const hireNlpEngineers: PageContent = {
  path: '/hire-nlp-engineers',
  kind: {
    name: 'role',
    picture: { of: 'role', role: 'nlp-engineer' },
    glance: [
      { term: 'Decides', text: 'What a correct answer is, and where the system fails' },
      {
        term: 'Skip the specialist when',
        text: 'The text is clean, mistakes are cheap, classes are clear',
      },
      { term: 'Interview with', text: 'Fifty of your own documents' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
    ],
  },
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
            'Ten years ago an NLP engineer built tokenizers, features and sequence models by hand; today much of that is a call to a pretrained model. The work that remains decides whether people can trust your product. Someone must define the correct answer when two lawyers disagree, and find the inputs on which the system fails. Someone must keep quality up in a language your team cannot read, at a price that allows a million documents a month.',
            'So first ask whether you need a specialist at all, because for many tasks you do not.',
          ],
        },
        {
          kind: 'table',
          caption: 'When a generalist is enough, and when to hire a specialist',
          columns: ['Task', 'A generalist with a hosted model is enough', 'Hire a specialist'],
          rows: [
            [
              'Sorting messages',
              'A dozen clear classes, one language, and mistakes are cheap.',
              'Classes overlap or change, a mistake can miss a deadline, or volume makes each call count.',
            ],
            [
              'Extracting facts',
              'Clean digital text, and a person checks each field.',
              'Scans, tables, handwriting, or values that enter a ledger unchecked.',
            ],
            [
              'Searching and answering',
              'A few thousand pages, and every reader may see all of them.',
              'Permissions by document, jargon, or versions that contradict each other.',
            ],
            [
              'Several languages',
              'Major European languages in everyday use.',
              'Languages with little training data, code-switching, dialects, or legal wording.',
            ],
            [
              'Speech',
              'Dictation in a quiet room.',
              'Phone lines, overlapping speakers, or names that must be spelled right.',
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
          kind: 'ladder',
          caption: 'Five skills at three levels',
          levels: [
            {
              name: 'Junior',
              items: [
                {
                  title: 'Text as it really is',
                  text: 'Is surprised by broken encodings and torn PDF layers.',
                },
                { title: 'Annotation', text: 'Labels by a guide.' },
                { title: 'Evaluation', text: 'Reports one score.' },
                { title: 'Models', text: 'Writes and compares prompts.' },
                { title: 'Knowing when to say no', text: 'Tunes for coverage.' },
              ],
            },
            {
              name: 'Mid',
              items: [
                {
                  title: 'Text as it really is',
                  text: 'Knows Unicode normalization and scripts without spaces.',
                },
                { title: 'Annotation', text: 'Writes the guide and measures agreement.' },
                { title: 'Evaluation', text: 'Reports a score for each slice.' },
                { title: 'Models', text: 'Builds retrieval, and fine-tunes a small encoder.' },
                {
                  title: 'Knowing when to say no',
                  text: 'Lets the system say “I cannot tell” below a set confidence.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Text as it really is',
                  text: 'Asks for samples from every source on the first morning.',
                },
                {
                  title: 'Annotation',
                  text: 'Sees when the disagreement is really about the product, and takes it to the product owner.',
                },
                {
                  title: 'Evaluation',
                  text: 'Keeps a test set that gains a case with each complaint and is never used for training. Checks a model judge against people.',
                },
                {
                  title: 'Models',
                  text: 'Chooses among prompting, retrieval, fine-tuning and distillation for a stated reason of cost and control, and knows when a regular expression is enough.',
                },
                {
                  title: 'Knowing when to say no',
                  text: 'Designs how doubtful cases pass to people.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            '**Retrieval** belongs to every level above junior: splitting documents by structure rather than by length, combining lexical and dense search, and reranking. A good engineer measures the search apart from the answer that is built on it.',
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
            'Remove the names, print fifty real documents or load them into a notebook, and watch an hour of work. An experienced candidate reads for fifteen minutes, counts what is odd, and asks what you will do with the output, while an inexperienced one starts to write a prompt. Then discuss these questions.',
          ],
        },
        {
          kind: 'scorecard',
          caption: 'Five questions to discuss after the hour',
          rows: [
            {
              question: 'Two annotators agree on seven labels out of ten. What now?',
              weak: 'Takes a majority vote and moves on.',
              strong:
                'Reads the other three, separates carelessness from real ambiguity, and corrects the guide or merges classes. Corrects the agreement for chance, and says how far it limits what any test can show.',
              sample: [4, 2, 3],
            },
            {
              question: 'An assistant cites the wrong clause. How do you find out why?',
              weak: 'Rewords the prompt until this case works.',
              strong:
                'Checks whether the right clause was retrieved at all, then its rank, then the prompt. Keeps the case for the test set.',
              sample: [3, 4, 4],
            },
            {
              question: 'When would you fine-tune a small model instead of calling a large one?',
              weak: 'Always, or never.',
              strong:
                'When the task is stable, some thousand labels exist, volume or privacy rules out the call, and someone will retrain it.',
              sample: [2, 4, 3],
            },
            {
              question: 'We add Polish next month. What will break?',
              weak: 'Nothing, the model is multilingual.',
              strong:
                'Name matching, because names are inflected; date and address rules; thresholds set on English scores; and nobody here can review the errors.',
              sample: [4, 1, 3],
            },
            {
              question:
                'Which text must stay inside our network, and how does your design ensure it?',
              weak: 'Mentions only encryption.',
              strong:
                'Asks about contracts, logs, vendor retention and the annotators’ own screens.',
              sample: [3, 3, 4],
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
          note: 'Our source has fewer than ten US jobs with the title “NLP engineer”, so we publish no range for it. People who do this work are hired under the titles below.',
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
              title: 'Training, serving and monitoring your own models',
              text: 'Compare with machine learning engineers of the same level in our [salary data](/ai-ml-salary-data/machine-learning-engineer).',
            },
            {
              title: 'New methods, publications, rare languages',
              text: 'Compare with research scientists, and expect the search to take the full time.',
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
              title: 'Intake call: we ask for ten examples',
              text: 'Five inputs your system gets right and five it gets wrong, with names removed. They tell us more than a job description, and candidates like them better too.',
            },
            {
              title: 'We agree on the languages',
              text: 'Which must be read, and which only processed? A native reader on the team finds errors that no metric shows. If that reader lives elsewhere, see how we [search across borders](/global-ai-talent-network).',
            },
            {
              title: 'You get a shortlist',
              text: `It arrives ${averageShortlist.value} hours after the intake call on average. For each candidate you see what they have built on text, for whom, and how quality was judged.`,
            },
            {
              title: 'You interview with your own documents',
              text: 'Start in the days that follow. We help you choose the fifty documents and agree beforehand on what you want to see; add one talk about teamwork, and then decide.',
            },
            {
              title: 'Your engineer signs and starts',
              text: `A placement takes ${placementWeeks.figure}, counted from the intake call; an urgent English-only role takes ${urgentPlacement.figure}. We support both sides for ${support.figure} after the first day.`,
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
                'No. Prompts are one tool, and often a good first one. The engineer is responsible for answers that are still right next month, on inputs that nobody has seen.',
              ],
            },
            {
              question: 'Do we need a linguist as well?',
              answer: [
                'Sometimes, beside the engineer: for annotation guides, for languages with rich morphology, or for terminology. A few days a month may be enough.',
              ],
            },
            {
              question: 'We build a chat assistant. Do we need an NLP engineer?',
              answer: [
                'Yes, if it finds the wrong passages or misreads questions. If the trouble is tools, state or latency, look for an [AI engineer](/hire-ai-engineers).',
              ],
            },
            {
              question: 'How much labeled text do we need before we hire?',
              answer: [
                'None. You need raw text you are allowed to use, and an hour a week from someone who knows what it means.',
              ],
            },
            {
              question: 'Can this person move to other kinds of models later?',
              answer: [
                'Usually. Error analysis and careful evaluation apply to any model that learns, so [machine learning roles](/hire-ml-engineers) have much in common with this one.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Contract NLP engineers',
      to: '/services/nlp-engineers',
      text: 'A ten-week project in rounds, with a result at the end of each.',
    },
    {
      label: 'International recruitment',
      to: '/international-ai-recruitment',
      text: 'How to employ the right reader of a language in another country.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Choose NLP to see what each answer should cover.',
    },
    {
      label: 'Contract generative AI engineers',
      to: '/services/generative-ai-engineers',
      text: 'For assistants and agents rather than classification and extraction.',
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
