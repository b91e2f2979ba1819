import type { DescribedLink } from '../page-content';

/** Pages that the same readers look for. */
export interface SiteMapGroup {
  /** Anchor on the sitemap page. */
  id: string;
  title: string;
  shortTitle?: string;
  /** The readers of the group, and the difference between its pages. */
  intro: string;
  pages: readonly DescribedLink[];
}

/**
 * Every public page of the whole site, the other applications' included; single posts and job ads stand
 * on their own lists. The journey `sitemap-page.spec.ts` holds it against the running site's sitemap.xml.
 */
export const siteMap: readonly SiteMapGroup[] = [
  {
    id: 'ways-to-hire',
    title: 'Ways to hire with us',
    shortTitle: 'Ways to hire',
    intro:
      'For employers who know that they need people and not yet in which form. The overview comes first; each of the others answers one kind of situation.',
    pages: [
      {
        label: 'Services',
        to: '/ai-ml-staffing-services',
        text: 'Contract, contract-to-hire, permanent and whole teams next to each other.',
      },
      {
        label: 'Engineers for production AI',
        to: '/hire-production-ai-engineers',
        text: 'When a model is live and has to stay right, affordable and awake at night.',
      },
      {
        label: 'Building an AI team',
        to: '/build-ai-development-teams',
        text: 'Whom to hire first, second and fifth, and how the first quarter is spent.',
      },
      {
        label: 'From research to product',
        to: '/ai-research-product-teams',
        text: 'When a method works in a notebook and nobody can yet say what it is worth to a customer.',
      },
      {
        label: 'Contract or permanent?',
        to: '/ai-engineer-staffing',
        text: 'A decision aid for engineering managers, with the calendar of both.',
      },
      {
        label: 'The service, for procurement',
        to: '/ai-engineer-staffing-services',
        text: 'Scope, documents, security and invoices: what a supplier review asks.',
      },
    ],
  },
  {
    id: 'roles',
    title: 'The person you are looking for',
    shortTitle: 'Roles',
    intro:
      'Guides to one role each: what separates the levels, which questions tell a strong candidate from a fluent one, and what the market posts.',
    pages: [
      {
        label: 'Hiring machine-learning engineers',
        to: '/hire-ml-engineers',
        text: 'They turn data into a model that is good enough, and can show that it is.',
      },
      {
        label: 'Hiring MLOps engineers',
        to: '/hire-mlops-engineers',
        text: 'They make the second release as dull as the twentieth.',
      },
      {
        label: 'Hiring NLP engineers',
        to: '/hire-nlp-engineers',
        text: 'They work on text and speech where a general model is not exact enough.',
      },
      {
        label: 'Hiring AI engineers',
        to: '/hire-ai-engineers',
        text: 'They build on large language models that somebody else has trained.',
      },
    ],
  },
  {
    id: 'engagements',
    title: 'Contract engagements, described as projects',
    shortTitle: 'Engagements',
    intro:
      'Here the work is described and not the person: what is delivered in which week, what you have to bring, and how you recognise that it is finished.',
    pages: [
      {
        label: 'Machine-learning engagement',
        to: '/services/machine-learning-engineers',
        text: 'A baseline, a better model, and the comparison between the two in writing.',
      },
      {
        label: 'MLOps engagement',
        to: '/services/mlops-engineers',
        text: 'A release path that your own people can run once the contractor has left.',
      },
      {
        label: 'NLP engagement',
        to: '/services/nlp-engineers',
        text: 'Labelling rules, rounds of error reading, and a system for your documents.',
      },
      {
        label: 'Computer-vision engagement',
        to: '/services/computer-vision-engineers',
        text: 'Cameras and light first, then the network, then a week of real conditions.',
      },
      {
        label: 'Data-science engagement',
        to: '/services/data-scientists',
        text: 'One question, one analysis, and a recommendation that withstands objections.',
      },
      {
        label: 'Generative-AI engagement',
        to: '/services/generative-ai-engineers',
        text: 'From a set of test cases to an assistant that knows when to decline.',
      },
    ],
  },
  {
    id: 'places',
    title: 'Where people work',
    shortTitle: 'Places',
    intro:
      'Two markets in detail, and three pages for teams that cross a border or never meet in one room.',
    pages: [
      {
        label: 'AI talent in the United States',
        to: '/us-ai-talent',
        text: 'Regions, posted pay by role, and how a smaller employer wins a candidate.',
      },
      {
        label: 'AI talent in Canada',
        to: '/canada-ai-talent',
        text: 'Provinces, research centres, Canadian dollars and bilingual teams.',
      },
      {
        label: 'Our global network',
        to: '/global-ai-talent-network',
        text: 'What searching in many countries changes in time zones, language and forms of employment.',
      },
      {
        label: 'Remote AI teams',
        to: '/remote-ai-team-staffing',
        text: 'Access to data and to graphics cards, hours in common, and habits that hold.',
      },
      {
        label: 'Hiring across borders',
        to: '/international-ai-recruitment',
        text: 'Contractor, employer of record or relocation, compared by effort and risk.',
      },
    ],
  },
  {
    id: 'pay',
    title: 'What the work pays',
    shortTitle: 'Pay',
    intro:
      'For both sides of an offer. Each figure on these pages names its source, its period and the number of cases behind it.',
    pages: [
      {
        label: 'Salary dashboard',
        to: '/ai-ml-salary-data',
        text: 'Posted and official pay by role, level and place, with the spread and not only the middle.',
      },
      {
        label: 'Salary calculator',
        to: '/ai-salary-calculator',
        text: 'Your role, level and place in, a range with its sample size out.',
      },
      {
        label: 'Salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'The same figures explained in order, for reading rather than for looking up.',
      },
      {
        label: 'Salary newsletter',
        to: '/ai-salary-newsletter',
        text: 'What has moved, once a week, by e-mail; one link ends it.',
      },
    ],
  },
  {
    id: 'jobs',
    title: 'If you are looking for a job',
    shortTitle: 'Jobs and practice',
    intro:
      'For engineers. The list of positions is the place for single job ads: they come and go, so they are not repeated here.',
    pages: [
      {
        label: 'Open positions',
        to: '/machine-learning-ai-jobs',
        text: 'Every job that takes applications today, each with its own page.',
      },
      {
        label: 'AI engineering jobs in the US',
        to: '/us-ai-engineer-jobs',
        text: 'How to read a posting, what a first screen tests, and how to talk about money.',
      },
      {
        label: 'Machine-learning jobs guide',
        to: '/machine-learning-jobs-guide',
        text: 'The titles of the field, what hides behind them, and ways in from other work.',
      },
      {
        label: 'Skills assessment',
        to: '/ai-skills-assessment',
        text: 'Questions for your role with every answer explained; no account, nothing to pay.',
      },
      {
        label: 'Interview questions',
        to: '/ai-interview-questions',
        text: 'What interviewers ask and what they hope to hear, to be filtered by role.',
      },
    ],
  },
  {
    id: 'reading',
    title: 'Longer reading',
    shortTitle: 'Reading',
    intro:
      'Articles for people who would rather understand a thing than be sold it. Single posts are listed in the blog, newest at the top.',
    pages: [
      {
        label: 'Latest posts',
        to: '/ai-hiring-insights-blog',
        text: 'The blog on hiring, pay and the craft, with the weekly jobs report among its topics.',
      },
      {
        label: 'Computer vision in use',
        to: '/computer-vision-applications',
        text: 'What machines that see are used for, and which skills each use asks for.',
      },
      {
        label: 'Frequent questions',
        to: '/ai-staffing-faq',
        text: 'Short answers on money, time, quality, contracts and data.',
      },
    ],
  },
  {
    id: 'about-this-site',
    title: 'About us and this site',
    shortTitle: 'About us',
    intro: 'Who is behind it, how to speak to somebody, and what happens to your data.',
    pages: [
      {
        label: 'Home',
        to: '/',
        text: 'The whole offer on one page, with a first look at the salary figures.',
      },
      {
        label: 'About AI Talent Experts',
        to: '/about-ai-talent-experts',
        text: 'Four steps of vetting, what we promise in numbers, and what we refuse to do.',
      },
      {
        label: 'Contact',
        to: '/contact-ai-recruiters',
        text: 'A form, an e-mail address, and what follows after you have written.',
      },
      {
        label: 'Privacy policy',
        to: '/privacy-policy',
        text: 'What is stored, where and for how long, item by item.',
      },
      {
        label: 'Responsible disclosure',
        to: '/responsible-disclosure',
        text: 'How to report a security problem, and what happens to your report.',
      },
    ],
  },
];
