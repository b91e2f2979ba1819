import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/services/nlp-engineers` */
export const nlpEngineers: PageContent = {
  path: '/services/nlp-engineers',
  kind: {
    name: 'role',
    chart: 'weeks',
    glance: [
      { term: 'Project', text: 'Text that has to become fields, queues or answers' },
      { term: 'Length', text: 'Five rounds in ten weeks' },
      { term: 'Done when', text: 'Each field meets a target of its own' },
      { term: 'You provide', text: 'Documents, two experts, and an owner of the output' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract NLP Engineers',
    description:
      'Contract NLP engineers for extraction, routing and search: a project in five rounds, what you provide, acceptance by the cost of an error, rates and limits.',
    keywords:
      'contract NLP engineer, NLP contractor, document extraction project, annotation rounds, text data',
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
            'Take an example: you receive vendor contracts and want notice periods, liability caps and renewal dates in a table. Here is how the project runs, and other language tasks follow the same rounds.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Read the documents',
              when: 'Week 1',
              text: 'The engineer reads a hundred documents chosen at random, not the tidy ones. Result: counts of formats, languages, scans, duplicates and oddities, and a first page of definitions with real quotations.',
            },
            {
              title: 'Build a test set',
              when: 'Weeks 2 and 3',
              text: 'Your experts label two hundred documents, forty of them twice. Result: an annotation guide, a measured agreement and a sealed test set. If experts disagree, you decide what the product should say.',
            },
            {
              title: 'Try the cheapest method',
              when: 'Weeks 4 and 5',
              text: 'Patterns, a hosted model with careful instructions, or both. Result: scores per field and per source, the cost of a thousand documents, and a sorted list of errors.',
            },
            {
              title: 'Improve what missed its target',
              when: 'Weeks 6 to 8',
              text: 'Only for fields below target: better reading of layout, a small fine-tuned model, or a check against a master table. Result: the same score sheet again, so that you can see the change.',
            },
            {
              title: 'Put it to work',
              when: 'Weeks 9 and 10',
              text: 'Your staff use it, with doubtful values highlighted beside the passage they came from, and corrections flow back. Result: minutes per document before and after, timed with a watch.',
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
              text: 'Contracts, invoices, lab reports, bills of lading: fields with definitions, one row per document.',
            },
            {
              title: 'Routing',
              text: 'Support email, claims, applications: who should read each one, and how soon.',
            },
            {
              title: 'Search in your documents',
              text: 'Finding the clause, the manual page or the precedent, with permissions respected. If users should chat with the results, hire a [generative AI engineer](/services/generative-ai-engineers).',
            },
            {
              title: 'Names and terms',
              text: 'Recognizing that three spellings, in two alphabets, are one company.',
            },
            {
              title: 'Another language',
              text: 'Taking a system that works in English to a market it was not built for. Through our [global network](/global-ai-talent-network) we can look for an engineer who reads the language natively.',
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'What an NLP engineer does alone, from mid to lead',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'Definitions, scores and production at three levels',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'Definitions',
                  text: 'Labels by the guide, and lists each passage that two of its rules claim.',
                },
                {
                  title: 'Scores',
                  text: 'Reports precision and recall for every field and every source.',
                },
                {
                  title: 'Production',
                  text: 'Adds a new document type to a pipeline that others designed.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Definitions',
                  text: 'Rewrites a definition until two experts give the same answer, or shows that they cannot.',
                },
                {
                  title: 'Scores',
                  text: 'Finds the source that drags one field down, and estimates what a fix would bring.',
                },
                {
                  title: 'Production',
                  text: 'Chooses patterns, a small tuned model or a hosted one, and says what a thousand documents cost.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'Definitions',
                  text: 'Gets legal, operations and IT to agree on one meaning of a field.',
                },
                {
                  title: 'Scores',
                  text: 'Sets each target with the person who pays for a wrong value.',
                },
                {
                  title: 'Production',
                  text: 'Plans the second language before the first release, so that nothing is built twice.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'One senior engineer is right for five rounds. A mid-level engineer fits when your team already has a guide and a sealed test set.',
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
              text: 'Everything from a few ordinary weeks, including what was unreadable, because every estimate will be wrong if a helpful colleague cleans the folder first.',
            },
            {
              term: 'Two experts, three hours a week',
              text: 'One expert cannot disagree with anyone, so you need two. Choose people whose word settles a question, not people who happen to be free.',
            },
            {
              term: 'Permission to use the text',
              text: 'Letters and messages contain personal data. Before the sample leaves its system, ask counsel what may be used, where it may be processed and how long labels may be kept.',
            },
            {
              term: 'The owner of the output',
              text: 'The output is a table, a queue or an interface, and its owner tells us what a wrong value breaks downstream.',
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
            'One accuracy figure for the whole system hides what matters. Give each field its own target, based on what a wrong value costs, as in this example for the vendor contracts.',
          ],
        },
        {
          kind: 'table',
          caption: 'Example targets by field',
          columns: ['Field', 'Cost of a wrong value', 'Target'],
          rows: [
            [
              'Renewal date',
              'A year of a contract you did not want',
              'Never filled without a quotation; below the agreed confidence, a person decides.',
            ],
            [
              'Notice period',
              'A missed deadline',
              'Found in nearly all test documents that contain one; legal sets the exact share.',
            ],
            ['Vendor name', 'A minute of searching', 'As good as the clerk who types it today.'],
            [
              'Governing law',
              'Nothing before a dispute',
              'Best effort, shown only as a suggestion.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The last test is for your team. One of your engineers adds a field without help: they write the definition, label examples, run the evaluation and read the score sheet. If they cannot, the system gets worse from the day the contract ends.',
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
              question: 'Our experts cannot agree',
              answer: [
                'Then no model can be right, and round two ends with a decision about the product instead of a data set. You find that out early and at low cost.',
              ],
            },
            {
              question: 'The hosted model changes during the project',
              answer: [
                'The version is pinned where the provider allows it, and the sealed test set runs on a schedule. You see a change in the scores before users complain.',
              ],
            },
            {
              question: 'Our text must not leave our network',
              answer: [
                'Then models with open weights run on your machines, which takes more engineering and leaves fewer models to choose from. Tell us at the start, because it changes [which engineer we look for](/hire-nlp-engineers).',
              ],
            },
            {
              question: 'The first, cheap attempt is already good enough',
              answer: [
                'Stop there: rounds four and five shrink to a week, and you keep the test set.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'cost-and-search',
      title: 'What it costs to hire an NLP engineer on contract',
      shortTitle: 'Cost and search',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The engineer’s rate is by the hour or by the day. It includes our margin, which we show you, and nothing is due before the engineer starts. Our [terms](/ai-engineer-staffing-services#terms) say when each amount is due. Our source has too few NLP jobs for a range of its own, so compare with the [reported pay of related titles](/hire-nlp-engineers#pay). Add the hours of your two experts to the budget.',
            `After the intake call it takes ${averageShortlist.value} hours on average until you can read about candidates and the text they have worked on. Your interviews start over the next days, and signing takes ${placementWeeks.figure} from the intake call. A rare language needs the longer end.`,
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
            'One NLP engineer can run a project of this size. Add a second when scanned pages need reading, ideally a [computer vision engineer](/services/computer-vision-engineers), or when three languages start at once.',
            'Labeling is not included, because your experts’ knowledge is what makes the labels right. Translation and legal review of what was extracted are not included either. A system that writes to customers on its own needs a different contract with different safeguards.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Hire NLP engineers',
      to: '/hire-nlp-engineers',
      text: 'Skills, interview questions and pay for the person who runs these rounds.',
    },
    {
      label: 'Contract generative AI engineers',
      to: '/services/generative-ai-engineers',
      text: 'For answers in words rather than fields in a table.',
    },
    {
      label: 'Privacy policy',
      to: '/privacy-policy',
      text: 'What we keep of a message that you send us, and for how long.',
    },
  ],
  closing: {
    title: 'Tell us what you need from your documents',
    text: 'Describe the text, the languages and who uses the output, and we tell you what kind of engineer fits and how long the search takes.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Contract NLP engineers',
    audience: 'Organizations with many documents and few people to read them',
  },
};
