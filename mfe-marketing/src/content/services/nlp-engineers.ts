import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { countriesCovered, placementWeeks } = claims;

/** `/services/nlp-engineers` */
export const nlpEngineers: PageContent = {
  path: '/services/nlp-engineers',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract NLP Engineers',
    description:
      'Contract NLP engineers for extraction, routing and search: a project in five rounds, what you provide, acceptance by the cost of an error, rates and limits.',
    keywords: 'NLP contract engineers, document extraction project, annotation rounds, text data',
  },
  name: 'NLP engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Contract: language',
  title: 'Contract NLP engineers: language projects measured in five rounds',
  lede: 'Hire an NLP engineer on contract to extract, route or search your text. The work runs in rounds: label, measure, read the errors, and go on only if it pays.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Hire NLP engineers', to: '/hire-nlp-engineers' },
  ],
  sections: [
    {
      id: 'rounds',
      title: 'A language project in five rounds and ten weeks',
      shortTitle: 'The rounds',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Suppose that you receive supplier contracts and want notice periods, caps on liability and renewal dates in a table. This is how the engagement goes; other tasks differ in content more than in rhythm.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Reading',
              when: 'Week 1',
              text: 'A random hundred documents, not the tidy ones. Result: a tally of formats, languages, scans, duplicates and oddities, and a first page of definitions with real quotations.',
            },
            {
              title: 'A yardstick',
              when: 'Weeks 2 and 3',
              text: 'Your experts label two hundred documents, forty of them twice. Result: an annotation guide, the measured agreement, and a sealed test set. Where experts disagree, you decide what the product should say.',
            },
            {
              title: 'The cheapest thing that could work',
              when: 'Weeks 4 and 5',
              text: 'Patterns, a hosted model with a careful instruction, or both. Result: scores per field and per source, the cost for a thousand documents, and a sorted list of errors.',
            },
            {
              title: 'The thing that is needed',
              when: 'Weeks 6 to 8',
              text: 'Only for fields that missed their target: better reading of layout, a small fine-tuned model, a second check against a master table. Result: the same sheet as before, so that the change can be seen.',
            },
            {
              title: 'With people',
              when: 'Weeks 9 and 10',
              text: 'The clerks work with it. Doubtful values arrive highlighted beside the passage they came from, and corrections flow back. Result: minutes for each document, before and after, measured with a watch.',
            },
          ],
        },
      ],
    },
    {
      id: 'scopes',
      title: 'Projects that suit a contract NLP engineer',
      shortTitle: 'Scopes',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Extraction',
              text: 'Contracts, invoices, lab reports, bills of lading. Fields with definitions, one row a document.',
            },
            {
              title: 'Routing',
              text: 'Support mail, claims, applications: who should read it, and how soon.',
            },
            {
              title: 'Search in your own words',
              text: 'Finding the clause, the manual page or the precedent, with permissions respected. A chat on top is a matter for the [generative AI engagement](/services/generative-ai-engineers).',
            },
            {
              title: 'Names and terms',
              text: 'Recognising that three spellings are one company, in two alphabets.',
            },
            {
              title: 'Another language',
              text: `A system that works in English, taken to a market that it was not built for. [Our network](/global-ai-talent-network) covers ${countriesCovered.figure} countries, so we can look for someone who reads it natively.`,
            },
          ],
        },
      ],
    },
    {
      id: 'inputs',
      title: 'What you provide: documents, experts, permission',
      shortTitle: 'What you provide',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'A fair sample',
              text: 'Everything from a few ordinary weeks, including what was unreadable. A folder that a helpful colleague has cleaned will make every estimate wrong.',
            },
            {
              term: 'Two experts, three hours a week',
              text: 'Two, because one cannot disagree. They need to be people whose word settles a question, not whoever is free.',
            },
            {
              term: 'A lawful basis',
              text: 'Letters and messages contain personal data. Ask counsel what may be used, where it may be processed, and how long labels may be kept, before the sample leaves its system.',
            },
            {
              term: 'The consumer of the output',
              text: 'A table, a queue or an interface. Its owner tells us what a wrong value breaks downstream.',
            },
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'How accurate is accurate enough?',
      shortTitle: 'Acceptance',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'One percentage for the whole system hides what matters. Each output gets its own criterion, taken from what happens when it is wrong. For the contracts above it might read like this.',
          ],
        },
        {
          kind: 'table',
          caption: 'An example of criteria by field',
          columns: ['Field', 'A wrong value costs', 'Criterion'],
          rows: [
            [
              'Renewal date',
              'A year of an unwanted contract',
              'Never filled without a quotation; below the agreed confidence a person decides.',
            ],
            [
              'Notice period',
              'A missed deadline',
              'Found in nearly all test documents that contain one, and the target is set by legal.',
            ],
            ['Supplier name', 'A minute of searching', 'As good as the clerk who types it today.'],
            [
              'Governing law',
              'Nothing before a dispute',
              'Best effort, shown as a suggestion only.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'In addition, a colleague of yours can add a field: write the definition, label examples, run the evaluation and read its sheet. Without that, the system ages from the day we leave.',
          ],
        },
      ],
    },
    {
      id: 'what-if',
      title: 'What if the plan changes?',
      shortTitle: 'What if?',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'The experts cannot agree',
              answer: [
                'Then no model can be right, and round two ends with a decision about the product instead of a data set. That is a cheap place to find out.',
              ],
            },
            {
              question: 'The hosted model changes under us',
              answer: [
                'Its version is pinned where the provider allows it, and the sealed set runs on a schedule, so a shift shows as a number before it shows as a complaint.',
              ],
            },
            {
              question: 'Text must not leave the building',
              answer: [
                'Models with open weights run on your machines. Expect more engineering and a smaller choice, and say it at the start, because it changes [whom we look for](/hire-nlp-engineers).',
              ],
            },
            {
              question: 'The first cheap attempt is already good enough',
              answer: [
                'Stop there. Rounds four and five shrink to a week, and you keep the yardstick.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'shape-and-limits',
      title: 'Team size, and what is left out',
      shortTitle: 'Team and limits',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `One NLP engineer carries a project of this size. A second joins when scanned pages need reading, where a colleague from [computer vision](/services/computer-vision-engineers) is the better half of the pair, or when three languages start together. From brief to contract, allow the usual ${placementWeeks.figure}.`,
            'This is not a labelling service: your experts label, since their knowledge is the product. It is not translation, not legal review of what was extracted, and not a promise that a machine reads like a partner of the firm. Tasks in which the machine writes to customers on its own belong to a different agreement, with different safeguards.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire NLP engineers',
      to: '/hire-nlp-engineers',
      text: 'Skills and interview signals of the person behind these rounds.',
    },
    {
      label: 'Generative AI engagement',
      to: '/services/generative-ai-engineers',
      text: 'If the output is an answer in words and not a field in a table.',
    },
    {
      label: 'Privacy policy',
      to: '/privacy-policy',
      text: 'What we keep of a message that you send us, and for how long.',
    },
  ],
  closing: {
    title: 'Tell us what you need from your documents',
    text: 'Describe the text, the languages and who uses the output. We tell you what kind of engineer fits and how long a search takes.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'NLP engineers on contract',
    audience: 'Organisations with many documents and few people to read them',
  },
};
