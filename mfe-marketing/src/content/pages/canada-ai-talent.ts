import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/canada-ai-talent` */
export const canadaAiTalent: PageContent = {
  path: '/canada-ai-talent',
  sitemap: { changefreq: 'weekly', priority: 0.8 },
  head: {
    title: 'AI Talent in Canada',
    description:
      'Hiring AI engineers in Canada: data-scientist wages by province in Canadian dollars, the institutes behind the talent, bilingual Quebec and ways to employ.',
    keywords:
      'Canada AI talent, hire AI engineers Canada, Mila, Vector Institute, Amii, AI jobs CAD',
  },
  name: 'Canadian talent',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Canada',
  title: 'Canada: three institutes, ten provinces, one labour market that talks to itself',
  lede: 'Deep learning has some of its roots here, and many of the people stayed. What an employer should know about places, pay in Canadian dollars, two languages and provincial law.',
  actions: [
    { label: 'Start a search in Canada', to: '/contact-ai-recruiters' },
    { label: 'Canadian wages in full', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'institutes',
      title: 'Where the knowledge sits',
      shortTitle: 'Institutes and cities',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In 2017 Canada became the first country to fund a national strategy for artificial intelligence, and built it on three institutes, in places that already had a reputation. Around each of them grew a market with its own flavour. Knowing which is which saves a search from looking for robots in the wrong city.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Montreal: Mila',
              text: 'Founded by Yoshua Bengio, tied to Université de Montréal and McGill. Deep learning, generative models, language, and a habit of publishing. Games, aerospace and logistics firms hire here, in French and English.',
            },
            {
              term: 'Toronto and Waterloo: Vector',
              text: 'The Vector Institute stands beside the University of Toronto, where Geoffrey Hinton taught. Banks, insurers, hospitals and the Canadian arms of foreign firms make it the broadest market. Waterloo’s co-operative degrees send out graduates with real work behind them.',
            },
            {
              term: 'Edmonton: Amii',
              text: 'The Alberta Machine Intelligence Institute and the University of Alberta are known for reinforcement learning and the work of Richard Sutton. Energy, agriculture and industrial control are close by, in Calgary too.',
            },
            {
              term: 'Vancouver',
              text: 'Visual effects, games, health technology and offices of large US firms, on Pacific hours. Simon Fraser and UBC are strong in vision and graphics.',
            },
            {
              term: 'Ottawa',
              text: 'Telecommunications, public service and security. Fewer headlines, long tenures, many people who work well in both official languages.',
            },
            {
              term: 'The Atlantic provinces and the prairies',
              text: 'Smaller groups, often around one university or one employer. [Remote work](/remote-ai-team-staffing) has made them reachable, and a fair offer is noticed there.',
            },
          ],
        },
      ],
    },
    {
      id: 'wages',
      title: 'Wages of data scientists, by province',
      shortTitle: 'Wages by province',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'province', role: 'data-scientist' },
          note: 'These are wages of people who hold such jobs, in Canadian dollars. They are not posted offers, so do not lay them over the US figures on this site, not even after converting. A province whose figures are not reliable enough for the source to publish is missing.',
        },
        {
          kind: 'text',
          paragraphs: [
            'For software developers the same source publishes a median for four provinces and nothing about the spread, so we draw no range; the medians stand in the table of the [salary dashboard](/ai-ml-salary-data). Official statistics have no class for machine-learning engineers yet. Read the two occupations as neighbours of the role: the statistician who learnt to deploy, and the developer who learnt to train.',
            'Quote an offer in Canadian dollars, with the currency written out. A figure with a bare dollar sign in a letter from a US company has been misread by both sides more than once.',
          ],
        },
      ],
    },
    {
      id: 'quebec',
      title: 'Hiring in Quebec, in two languages',
      shortTitle: 'Bilingual Quebec',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'French is the official language of Quebec and the law protects its use at work. That touches job postings, contracts, internal documents and the question whether a role may require English at all. The rules have become stricter in recent years and depend on the size of the business: let Quebec counsel read the posting before it is published, and have the contract ready in French.',
            'In daily life the laboratories work in a mixture. Papers are written in English, corridors are French, and most engineers move between the two without noticing. What matters for a hire:',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Say which languages the team uses in meetings, in chat and with customers, and do not claim a bilingual workplace that ends at the reception desk.',
            'Ask for English only where the work demands it, and be able to explain why in a sentence.',
            'Newcomers from abroad may want French lessons. Paid hours for it are a benefit that costs little and keeps people.',
            'For products with French-speaking users, local engineers hear errors in a model’s French that a test in Parisian French does not show.',
          ],
        },
      ],
    },
    {
      id: 'for-us-employers',
      title: 'If your company is American',
      shortTitle: 'For US employers',
      blocks: [
        {
          kind: 'table',
          caption: 'Like home, and unlike home',
          columns: ['Matter', 'Like the US', 'Unlike the US'],
          rows: [
            [
              'Working hours',
              'The same zones from Pacific to Eastern.',
              'One more zone in the Atlantic provinces, and half an hour more in Newfoundland.',
            ],
            [
              'Ending employment',
              'Either side can end it.',
              'There is no general employment at will: notice, or pay in its place, is the norm. Ask counsel in the province.',
            ],
            [
              'Whose law',
              'Federal and regional levels exist in both.',
              'For most private employers the province decides, so one handbook for the country will not do.',
            ],
            [
              'Health cover',
              'Supplementary plans are expected.',
              'Basic cover is public, which removes one reason to stay in a job, and one cost from your sheet.',
            ],
            [
              'Moving across',
              'Engineers move in both directions.',
              'Some professions have an easier path under the trade agreement between the countries. Whether a software role qualifies depends on the case.',
            ],
            [
              'Tax credits',
              'Both countries have incentives for research.',
              'Canada’s have rules of their own on who does the work and where; your accountant should hear about the hire before it happens.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Without a Canadian entity you can engage a contractor or use an employer of record. Both are described, with their traps, under [international recruitment](/international-ai-recruitment).',
          ],
        },
      ],
    },
    {
      id: 'searching',
      title: 'How a Canadian search runs',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'Place before title',
              text: 'We propose one or two cities in which the speciality is common, and tell you if your own is not among them.',
            },
            {
              title: 'Two calendars',
              text: 'Graduates of co-operative programmes come free three times a year, academics after term. Industry moves all year, with a pause in late December.',
            },
            {
              title: 'A shortlist',
              text: `On average you read it ${averageShortlist.value} hours after the brief. It names expectations in Canadian dollars, languages with how well they are really spoken, and notice due to the present employer.`,
            },
            {
              title: 'Offer and notice',
              text: `The signature usually falls ${placementWeeks.figure} after the brief. Add the notice period: Canadians tend to serve it, and to think less of employers who ask them not to.`,
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Researchers who want to ship',
          text: 'Many people around the institutes would like to see their method used and do not want to stop publishing. If you can offer one day a week or one paper a year, say so in the first line. How such a team is set up is described under [from research to product](/ai-research-product-teams).',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Talent in the United States',
      to: '/us-ai-talent',
      text: 'The neighbour’s market, with posted pay by role and level.',
    },
    {
      label: 'Cross-border hiring',
      to: '/international-ai-recruitment',
      text: 'Three forms of employment and the papers that each of them needs.',
    },
    {
      label: 'Research teams',
      to: '/ai-research-product-teams',
      text: 'For work that begins with a paper and has to end in a product.',
    },
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'A range for a role and a place, with the figures behind it.',
    },
  ],
  service: {
    name: 'Recruitment of AI engineers in Canada',
    audience: 'Employers who hire AI and machine-learning engineers in Canada',
  },
};
