import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/ai-research-product-teams` */
export const aiResearchProductTeams: PageContent = {
  path: '/ai-research-product-teams',
  kind: {
    name: 'role',
    picture: { of: 'role', role: 'research-scientist' },
    glance: [
      { term: 'Where results get lost', text: 'In six places between paper and product' },
      { term: 'Stage gates', text: 'Claim, rerun, your data, cost, limited release' },
      { term: 'Most often missing', text: 'The research engineer' },
      { term: 'US pay', medianOf: 'research-engineer' },
    ],
  },
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
  lede: 'Most results get lost at the handoff from research to engineering. Hire a mixed team from the start, and agree on five points at which stopping is a good decision.',
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
            'A research group finishes, writes a paper and hands over a repository. The product group cannot run it, so it rebuilds what it understands. Six months later the feature does something like the paper, less well, and the authors work on another subject. Nobody was careless, but the two groups have different goals, and results get lost in six places.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'The benchmark is not your customer',
              text: 'Public test sets are clean, balanced and old, while your data has scans with a thumb in the picture. A gain of one point on the benchmark may vanish on your data, or turn out to be thirty.',
            },
            {
              term: 'A setting nobody reported',
              text: 'A seed, a filter on the training data, a batch size that happened to fit the machine. The author found each one obvious, so it was never written down.',
            },
            {
              term: 'Nobody counted the cost',
              text: 'In the lab an answer may take nine seconds on the largest accelerator. A product has a price per request and users who do not wait.',
            },
            {
              term: 'The average hid a failure',
              text: 'The average looks fine while one group of users gets bad results. A reviewer rarely asks about that, but a regulator or a journalist might.',
            },
            {
              term: 'The data could not move',
              text: 'Data allowed in a study may not be allowed in a product, or may not leave the hospital. The model worked, but nobody had the right to train it again.',
            },
            {
              term: 'Nobody is left to ask',
              text: 'Six weeks of the inventor’s time, kept free for questions, are worth more than six months of documentation. Plan them early, before the next conference deadline takes them.',
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
            'A gate is a meeting with a written question, evidence agreed in advance, one person who decides, and three possible answers: go on, go back, or stop. Keep the evidence small. If a gate needs a slide deck, people perform instead of decide.',
          ],
        },
        {
          kind: 'table',
          caption: 'The five gates: question, evidence, and who decides',
          columns: ['Gate', 'Question', 'Evidence', 'Decides'],
          rows: [
            [
              'Claim',
              'What would be true if this worked?',
              'One page: the user, how they do it today, and the smallest effect worth having',
              'Product',
            ],
            [
              'Rerun',
              'Can someone else get the result?',
              'A research engineer who did not write it comes within an agreed tolerance, on a fresh machine',
              'Research lead',
            ],
            [
              'Your data',
              'Does it hold on the data we really receive?',
              'Score against a simple baseline on recent, unfiltered data, with the worst slices shown first',
              'Research and product together',
            ],
            [
              'Cost',
              'Can we afford each answer?',
              'Latency and cost at the expected load; the quality left after compression or distillation',
              'Engineering',
            ],
            [
              'Limited release',
              'Is it better for people, and safe enough?',
              'A limited trial, with a stop rule written before it starts',
              'Product owner',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Count how many ideas end at each gate. If nothing ever stops at the second or third, those gates are not real. If everything stops at the fourth, engineers joined too late.',
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
              text: 'Owns the question and an honest comparison, stays until the third gate, and then keeps hours free for questions. In the interview, look for someone who talks about negative results without embarrassment.',
            },
            {
              title: 'Research engineer',
              text: 'Links research and product, and is the role most often left empty. Makes experiments fast, repeatable and readable, and works with both sides from start to finish. Test this by asking candidates to run a repository they have never seen.',
            },
            {
              title: 'Product engineer',
              text: 'Usually a [machine learning engineer](/hire-ml-engineers) or, for text, an [NLP engineer](/hire-nlp-engineers). Joins at the first gate for a day a week, and does most of the work from the fourth gate on.',
            },
            {
              title: 'Domain expert',
              text: 'A radiologist, an underwriter or a linguist who says which error matters. An hour a week throughout is worth more than a workshop at the end.',
            },
            {
              title: 'Product owner',
              text: 'Keeps the original claim in view, protects the team from new ideas halfway, and can read a confidence interval or will learn to.',
            },
          ],
        },
        {
          kind: 'ladder',
          caption: 'A research engineer at three levels: what they do alone',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'Reruns',
                  text: 'Reruns a paper’s main result from its repository, and lists what was missing.',
                },
                {
                  title: 'Experiments',
                  text: 'Runs ablations from a plan, and keeps every result.',
                },
                {
                  title: 'Product',
                  text: 'Wraps the method so that a product engineer can call it.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'Reruns',
                  text: 'Gets the result without the authors’ code, and explains the gap that remains.',
                },
                {
                  title: 'Experiments',
                  text: 'Designs the comparison that could prove the idea wrong.',
                },
                {
                  title: 'Product',
                  text: 'Shrinks the method to the budget, and says which cases it loses.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                { title: 'Reruns', text: 'Decides which papers are worth a rerun.' },
                {
                  title: 'Experiments',
                  text: 'Ends a line of work while it still looks promising, with reasons in writing.',
                },
                {
                  title: 'Product',
                  text: 'Moves people between research and product so that nothing waits at a gate.',
                },
              ],
            },
          ],
        },
        {
          kind: 'pay',
          query: {
            by: 'role',
            roles: ['research-scientist', 'research-engineer', 'machine-learning-scientist'],
          },
          note: 'These are reported US base salaries for research titles. Titles overlap, so compare the duties: one company’s scientist is the next one’s engineer.',
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
            'Bit-for-bit equality is rarely worth its cost on parallel hardware. The next team needs the conclusion to hold when they rerun the work, so we suggest these conditions before anything leaves the lab. A good research engineer will recognize them, and improve on them.',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            'One command goes from raw data to the main table, and the run itself records the versions of code, libraries and data.',
            'Results are shown as a spread over several seeds. A difference smaller than the spread counts as noise, no matter who found it.',
            'Requests are preprocessed by the same code that made the training set, imported rather than rewritten.',
            'A tiny configuration trains in minutes on a laptop, so that a change can be tested before lunch.',
            'Ablations show which of the six ideas carry the gain. Often it is one or two, and the rest is not worth maintaining.',
            'Each data set and each set of weights has a recorded license and origin, collected while people still remember.',
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
          text: 'We cannot give legal advice, because the answers depend on your contracts and where you operate. Take this list to a lawyer before the first line of code, not when the product is finished.',
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'Who owns what an employee, a contractor, a student or a visiting professor invents here? What rights did their university or previous employer keep?',
            'May we use the training data in a commercial product, everywhere we sell? Does the permission cover models derived from it?',
            'What do the licenses of pretrained weights and libraries require: attribution, limits on use, publication of changes?',
            'Should we publish, patent or keep it secret? In which order, given that publishing can cost us the patent and ends the secret?',
            'If a grant or a partner paid for part of the work, what rights came with the money?',
            'How do we document who contributed what, and when?',
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
            `We read papers, and also issue threads, released code and how authors answer questions about it. You get a shortlist of three to five people, ${averageShortlist.value} hours after the intake call on average, and interviews start in the days that follow. A placement takes ${placementWeeks.figure} from the intake call. Narrow subjects need the full time, because few people anywhere work on them. Many of these people will not relocate, so look at [international recruitment](/international-ai-recruitment) and at [Canada](/canada-ai-talent), home of several of the field’s best-known institutes.`,
            'Tell candidates plainly whether they may publish, how much compute they get, and who decides that a line of work ends. Researchers who are misled on any of the three tend to leave within a year.',
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
      label: 'Computer vision applications',
      to: '/computer-vision-applications',
      text: 'A field in which many lab results became products, and why.',
    },
    {
      label: 'Contract data scientists',
      to: '/services/data-scientists',
      text: 'To find out whether the claim is worth a research team.',
    },
  ],
  closing: {
    title: 'Talk through your method with a recruiter',
    text: 'Tell us what the result is, who has worked on it and which product it is for. We tell you which role to fill first.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of applied research teams',
    audience: 'Companies that turn research in AI into products',
  },
};
