import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/canada-ai-talent` */
export const canadaAiTalent: PageContent = {
  path: '/canada-ai-talent',
  kind: {
    name: 'place',
    picture: { of: 'places', countries: ['CA'] },
    glance: [
      { term: 'Institutes', text: 'Mila, Vector and Amii' },
      { term: 'Pay', text: '[Wages by province](/canada-ai-talent#wages), in Canadian dollars' },
      { term: 'Law', text: 'Mostly provincial, and French at work in Quebec' },
      {
        term: 'Shortlist',
        text: `${averageShortlist.value} hours after the intake call, on average`,
      },
    ],
  },
  sitemap: { changefreq: 'weekly', priority: 0.8 },
  head: {
    title: 'AI Talent in Canada',
    description:
      'Hiring AI engineers in Canada: cities and institutes, data scientist wages by province, hiring in bilingual Quebec, and what is different for US employers.',
    keywords:
      'Canada AI talent, hire AI engineers Canada, Mila, Vector Institute, Amii, AI jobs CAD',
  },
  name: 'Canadian talent',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Canada',
  title: 'Hire AI talent in Canada: cities, wages and what the law asks of you',
  lede: 'Much of deep learning started here, and many of its people stayed. What employers should know about cities, pay in Canadian dollars, hiring in two languages, and provincial law.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See salary data', to: '/ai-ml-salary-data' },
  ],
  sections: [
    {
      id: 'institutes',
      title: 'Where Canada’s AI engineers work',
      shortTitle: 'Institutes and cities',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In 2017, Canada became the first country to fund a national AI strategy. It built the strategy on three institutes in cities that were already known for research. Each city has its own strengths, and knowing them saves you from searching in the wrong place.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Montreal: Mila',
              text: 'Founded by Yoshua Bengio, with ties to Université de Montréal and McGill. Strong in deep learning, generative models and language, with a habit of publishing. Games, aerospace and logistics companies hire here, in French and English.',
            },
            {
              term: 'Toronto and Waterloo: Vector',
              text: 'The Vector Institute is next to the University of Toronto, where Geoffrey Hinton taught. Banks, insurers, hospitals and the Canadian offices of foreign companies make this the broadest market. Waterloo’s co-op degrees produce graduates with real work experience.',
            },
            {
              term: 'Edmonton: Amii',
              text: 'The Alberta Machine Intelligence Institute and the University of Alberta are known for reinforcement learning and the work of Richard Sutton. Energy, agriculture and industrial control are nearby, and in Calgary too.',
            },
            {
              term: 'Vancouver',
              text: 'Visual effects, games, health technology and offices of large US companies, on Pacific time. Simon Fraser and UBC are strong in vision and graphics.',
            },
            {
              term: 'Ottawa',
              text: 'Telecommunications, public service and security. Tenures are long, and many people work well in both official languages.',
            },
            {
              term: 'The Atlantic provinces and the Prairies',
              text: 'Smaller groups, often around one university or employer. [Remote work](/remote-ai-team-staffing) has opened these markets, and a fair offer stands out there.',
            },
          ],
        },
      ],
    },
    {
      id: 'wages',
      title: 'Data scientist wages by province',
      shortTitle: 'Wages by province',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'province', role: 'data-scientist' },
          note: 'Official wages of people in these jobs, in Canadian dollars. They are not reported pay ranges, so don’t compare them with the US figures on this site, even after converting. A province is missing where the source does not publish a reliable figure.',
        },
        {
          kind: 'text',
          paragraphs: [
            'For software developers, the same source publishes a median for four provinces but no range. The medians are on the [salary dashboard](/ai-ml-salary-data). Canada’s occupational classification (NOC 2021) files machine learning engineers under data scientists, code 21211, so they have no wage figure of their own. Many also work under software titles, so read both occupations as a guide to the role.',
            'Make the offer in Canadian dollars, and write out the currency. Both sides have misread a plain dollar sign in a letter from a US company.',
          ],
        },
      ],
    },
    {
      id: 'quebec',
      title: 'Hiring AI engineers in Quebec, in two languages',
      shortTitle: 'Bilingual Quebec',
      blocks: [
        {
          kind: 'law',
          title: 'Law on language in Quebec',
          items: [
            {
              term: 'French at work',
              text: 'French is Quebec’s official language, and the law protects its use at work. That affects job postings, contracts, internal documents, and whether a role may require English at all.',
            },
            {
              term: 'Before you publish',
              text: 'The rules have become stricter in recent years and depend on the size of the business. Have Quebec counsel review the posting before you publish it, and have the contract ready in French.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Day to day, most research labs use both. Papers are in English, hallway conversations in French, and most engineers switch without noticing. For a hire, this matters:',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Say which languages the team uses in meetings, in chat and with customers. Don’t claim a bilingual workplace if only the front desk is bilingual.',
            'Require English only where the work needs it, and be able to explain why in one sentence.',
            'People who move from abroad may want French lessons. Paid lesson time costs little and keeps people.',
            'If your users speak French, local engineers catch errors in a model’s French that a test in Parisian French does not show.',
          ],
        },
      ],
    },
    {
      id: 'for-us-employers',
      title: 'What is different for US companies hiring in Canada',
      shortTitle: 'For US employers',
      blocks: [
        {
          kind: 'table',
          caption: 'What is the same as in the US, and what is not',
          columns: ['Topic', 'Same as the US', 'Different from the US'],
          rows: [
            [
              'Working hours',
              'The same time zones, from Pacific to Eastern.',
              'One more in the Atlantic provinces, and 30 minutes more in Newfoundland.',
            ],
            [
              'Ending employment',
              'Either side can end it.',
              'There is no general at-will employment. Notice, or pay in its place, is the norm. Ask counsel in the province.',
            ],
            [
              'Which law applies',
              'Both countries have federal and regional law.',
              'For most private employers provincial law applies, so one handbook for the whole country does not work.',
            ],
            [
              'Health coverage',
              'Supplementary plans are expected.',
              'Basic coverage is public, which removes one cost for you and one reason to stay in a job.',
            ],
            [
              'Moving across the border',
              'Engineers move in both directions.',
              'Some professions have an easier path under the trade agreement. Whether a software role qualifies depends on the case.',
            ],
            [
              'Tax credits',
              'Both countries have research incentives.',
              'Canada has its own rules on who does the work and where. Tell your accountant before you hire.',
            ],
          ],
        },
        {
          kind: 'zones',
          caption: 'Working hours across Canada',
          city: 'Toronto',
          zone: 'America/Toronto',
          rows: [
            { places: 'Vancouver', zones: ['America/Vancouver'] },
            { places: 'Edmonton, Calgary', zones: ['America/Edmonton'] },
            { places: 'Montreal, Ottawa', zones: ['America/Toronto'] },
            { places: 'Halifax', zones: ['America/Halifax'] },
            { places: 'St. John’s', zones: ['America/St_Johns'] },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Without a Canadian entity, you can hire a contractor or use an employer of record. [International recruitment](/international-ai-recruitment) explains both, with their risks.',
          ],
        },
      ],
    },
    {
      id: 'searching',
      title: 'How a search in Canada works',
      shortTitle: 'The search',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'We pick the city first',
              text: 'We suggest one or two cities where the specialty is common, and tell you if yours is not one of them.',
            },
            {
              title: 'We plan around two calendars',
              text: 'Co-op graduates become available three times a year, academics at the end of term. Industry moves all year, with a pause in late December.',
            },
            {
              title: 'You get a shortlist',
              text: `You get it ${averageShortlist.value} hours after the intake call, on average. It lists expected pay in Canadian dollars, how well each language is spoken, and the notice period.`,
            },
            {
              title: 'Offer, placement and notice',
              text: `Placement takes ${placementWeeks.figure} from the intake call. Add the notice period: most people in Canada serve it, and think less of employers who ask them not to.`,
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Researchers who want to ship',
          text: 'Many people at the institutes want to see their methods used, and want to keep publishing. If you can offer one day a week or one paper a year, say so in the first line. [Research to product](/ai-research-product-teams) explains how to set up such a team.',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Talent in the United States',
      to: '/us-ai-talent',
      text: 'The US market, with reported pay ranges by role and level.',
    },
    {
      label: 'Cross-border hiring',
      to: '/international-ai-recruitment',
      text: 'Three ways to employ people abroad, and the documents each one needs.',
    },
    {
      label: 'Research teams',
      to: '/ai-research-product-teams',
      text: 'For work that starts with a paper and has to end in a product.',
    },
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'A pay range for a role and a place, with its source.',
    },
  ],
  closing: {
    title: 'Hiring an AI engineer in Canada?',
    text: 'Tell us the role and the language of the team. We will suggest a city and a realistic range.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Recruitment of AI engineers in Canada',
    audience: 'Employers who hire AI and machine learning engineers in Canada',
  },
};
