import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, countriesCovered, placementWeeks } = claims;

/** `/ai-research-product-teams` */
export const aiResearchProductTeams: PageContent = {
  path: '/ai-research-product-teams',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'AI Research to Product Teams',
    description:
      'Hire applied AI research teams that ship: where results get lost, five stage gates, the roles you need, reported research pay and IP questions for counsel.',
    keywords:
      'AI research to product, applied research team, research engineer hiring, ML reproducibility',
  },
  name: 'Research to product',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Research to product',
  title: 'AI research to product: turn a published method into a feature customers use',
  lede: 'Most results get lost at the handover from research to engineering. Hire a mixed team from the start, and agree on five points at which stopping is a good decision.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'lost',
      title: 'Why AI research fails to reach the product',
      shortTitle: 'Where results get lost',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A research group finishes, writes up, and passes a repository over the fence. The product group opens it, fails to run it, and reimplements what it can understand. Half a year later the feature does something similar to the paper, less well, and the authors are on another subject. Nobody was careless. The two groups optimise for different things, and the difference shows in six places.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'The benchmark is not the customer',
              text: 'Public test sets are clean, balanced and old. Yours contains scans taken with a thumb in the picture. A gain of a point on the first may vanish on the second, or turn out to be thirty.',
            },
            {
              term: 'The unreported setting',
              text: 'A seed, a filter on the training data, a batch size that happened to fit the machine. Each was obvious to the author and is written nowhere.',
            },
            {
              term: 'Cost was not a variable',
              text: 'In the lab an answer may take nine seconds on the largest accelerator. A product has a price per request and a user who has already scrolled on.',
            },
            {
              term: 'Failure was averaged away',
              text: 'The mean is fine and one group of users is badly served. A reviewer seldom asks; a regulator or a journalist might.',
            },
            {
              term: 'The data stays behind',
              text: 'What could be used for a study may not be used for sale, or may not leave the hospital. The model was right; the right to train it again was never there.',
            },
            {
              term: 'Nobody is left to ask',
              text: 'Six weeks of the inventor’s time, kept free for questions, are worth more than another six months of documentation. They have to be planned, because the next deadline for a conference is already known.',
            },
          ],
        },
      ],
    },
    {
      id: 'gates',
      title: 'Five stage gates from research to product',
      shortTitle: 'Stage gates',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A gate is a meeting with a written question, evidence that was agreed on in advance, one person who decides, and three possible answers: go on, go back, stop. Keep the evidence small. A gate that needs a slide deck has become theatre.',
          ],
        },
        {
          kind: 'table',
          caption: 'What must be shown, and who may say stop',
          columns: ['Gate', 'Question', 'Evidence', 'Decides'],
          rows: [
            [
              'Claim',
              'What would be true if this worked?',
              'One page with the user, the present way of doing it, and the smallest effect worth having',
              'Product',
            ],
            [
              'Rerun',
              'Can someone else obtain the result?',
              'A research engineer who did not write it gets within an agreed tolerance, on a fresh machine',
              'Research lead',
            ],
            [
              'Own data',
              'Does it hold on what we really receive?',
              'Score against a dull baseline on recent, unfiltered data, with the worst slices shown first',
              'Research and product together',
            ],
            [
              'Price',
              'Can we afford an answer?',
              'Latency and cost at the expected load; what quality remains after compression or distillation',
              'Engineering',
            ],
            [
              'Exposure',
              'Is it better for people, and safe enough?',
              'A limited trial, with a stop rule written before it began',
              'The owner of the product',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Count how many ideas end at each. If nothing ever stops at the second or third gate, they are decoration. If everything stops at the fourth, engineers joined too late.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Which roles an applied research team needs',
      shortTitle: 'Roles and pay',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Research scientist',
              text: 'Owns the question and the honesty of the comparison. Present until the own-data gate, on call for the inventor’s hours afterwards. Look for negative results told without embarrassment.',
            },
            {
              title: 'Research engineer',
              text: 'The hinge of the whole arrangement, and the seat most often left empty. Makes experiments fast, repeatable and readable, and sits with both sides throughout. Test for this by asking someone to run a stranger’s repository.',
            },
            {
              title: 'Product-side engineer',
              text: 'Usually a [machine-learning engineer](/hire-ml-engineers) or, where text is concerned, an [NLP engineer](/hire-nlp-engineers). Joins at the claim with a day a week, and has the majority of the work from the price gate on.',
            },
            {
              title: 'Domain expert',
              text: 'The radiologist, the underwriter, the linguist: says which error matters. An hour a week throughout beats a workshop at the end.',
            },
            {
              title: 'Product owner',
              text: 'Keeps the claim in view and defends the team from the second idea. Must be able to read a confidence interval, or be willing to learn.',
            },
          ],
        },
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: ['research-scientist', 'research-engineer', 'machine-learning-scientist'],
          },
          note: 'What US adverts in research offer as base pay. Titles overlap, so read the duties: a “scientist” in one company is an “engineer” in the next.',
        },
      ],
    },
    {
      id: 'reproducible',
      title: 'How reproducible must research code be?',
      shortTitle: 'Reproducibility',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Bit-for-bit equality is rarely worth its price on parallel hardware. What a successor needs is that the conclusion survives. We suggest these as conditions for leaving the lab; candidates for research engineering will recognise them, and improve on them.',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            'One command from raw data to the main table, with versions of code, libraries and data recorded by the run itself.',
            'Results as a spread over several seeds. A difference smaller than the spread is called noise, whoever found it.',
            'The preprocessing that serves requests is the same code that made the training set, imported and not rewritten.',
            'A tiny configuration that trains in minutes on a laptop, so that a change can be tested before lunch.',
            'Ablations: which of the six ideas carry the gain? Usually one or two do. The rest is not worth maintaining.',
            'A licence and an origin for each data set and each set of weights, collected while people still remember.',
          ],
        },
      ],
    },
    {
      id: 'counsel',
      title: 'IP questions to take to counsel early',
      shortTitle: 'IP questions',
      blocks: [
        {
          kind: 'callout',
          title: 'We are recruiters',
          text: 'The answers depend on your contracts and your jurisdiction. This is a list of what to ask a lawyer, before the first line is written and not when the product is finished.',
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'Who owns what an employee, a contractor, a student or a visiting professor invents here, and what did their university or previous employer reserve?',
            'May the training data be used for a commercial product, in every place where we sell? Does permission reach to models derived from it?',
            'What do the licences of pretrained weights and libraries ask of us: attribution, limits of use, publication of changes?',
            'Shall we publish, patent, or keep it secret? In which order, since a publication can spoil the second and ends the third?',
            'If a grant or a partner paid for part of the work, what rights come with the money?',
            'Whose name is on the notebook, and how do we document who contributed what?',
          ],
        },
      ],
    },
    {
      id: 'searching',
      title: 'How we find applied researchers',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `We read: papers, but also issue threads, released code and how questions under it are answered. A short list of three to five reaches you after ${averageShortlist.value} hours as a rule of thumb; a very narrow subject can need the whole of ${placementWeeks.figure}, since few people anywhere work on it. The network behind it covers ${countriesCovered.figure} countries, and much of this talent will not move house: look at [recruiting across borders](/international-ai-recruitment), and at [Canada](/canada-ai-talent), where several of the field’s well-known institutes are at home.`,
            'Tell candidates frankly whether they may publish, how much compute there is, and who decides that a line of work ends. Researchers who join under a wrong impression of these three are gone within the year.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'For when the method is known and the product is the hard part.',
    },
    {
      label: 'Computer vision in use',
      to: '/computer-vision-applications',
      text: 'A field in which many lab results became products, with the reasons.',
    },
    {
      label: 'Data-science engagement',
      to: '/services/data-scientists',
      text: 'To find out whether the claim is worth a research team.',
    },
  ],
  closing: {
    title: 'Talk through your method with a recruiter',
    text: 'Tell us what the result is, who has it and which product it is for. We tell you which seat to fill first.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of applied research teams',
    audience: 'Companies that turn research in AI into products',
  },
};
