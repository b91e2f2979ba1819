import type { DescribedLink } from '../rich-text';

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
 * Every public page of the whole site, including those of the other apps. Posts and jobs have lists of their own. The journey
 * `sitemap-page.spec.ts` compares it with the running site's sitemap.xml.
 */
export const siteMap: readonly SiteMapGroup[] = [
  {
    id: 'ways-to-hire',
    title: 'Ways to hire AI engineers',
    shortTitle: 'Ways to hire',
    intro:
      'For employers who need people and have not decided how to hire them. Start with the overview. Each other page covers one situation.',
    pages: [
      {
        label: 'Services',
        to: '/ai-ml-staffing-services',
        text: 'Contract, contract-to-hire, permanent or a whole team, compared.',
      },
      {
        label: 'Production AI engineers',
        to: '/hire-production-ai-engineers',
        text: 'For a model that is live and has to stay correct, affordable and available.',
      },
      {
        label: 'AI development teams',
        to: '/build-ai-development-teams',
        text: 'Who to hire first, second and fifth, and a plan for the first quarter.',
      },
      {
        label: 'Research to product',
        to: '/ai-research-product-teams',
        text: 'For a method that works in a notebook and should become a feature.',
      },
      {
        label: 'Contract or permanent',
        to: '/ai-engineer-staffing',
        text: 'For engineering managers: which form fits, with costs and a calendar.',
      },
      {
        label: 'Fees, terms and documents',
        to: '/ai-engineer-staffing-services',
        text: 'For procurement and HR: fee models, guarantee, security and invoices.',
      },
    ],
  },
  {
    id: 'roles',
    title: 'Hire by role',
    shortTitle: 'Roles',
    intro:
      'One guide for each role: how the levels differ, what to ask in the interview, and what the role pays.',
    pages: [
      {
        label: 'Hire ML engineers',
        to: '/hire-ml-engineers',
        text: 'They turn data into a model and can show that it is good enough.',
      },
      {
        label: 'Hire MLOps engineers',
        to: '/hire-mlops-engineers',
        text: 'They make model releases routine, repeatable and reversible.',
      },
      {
        label: 'Hire NLP engineers',
        to: '/hire-nlp-engineers',
        text: 'They work on text and speech when a general model is not exact enough.',
      },
      {
        label: 'Hire AI engineers',
        to: '/hire-ai-engineers',
        text: 'They build products on large language models and test that they work.',
      },
    ],
  },
  {
    id: 'engagements',
    title: 'Contract projects by specialty',
    shortTitle: 'Contract projects',
    intro:
      'These pages describe the work instead of the person: what you get each week, what you provide, and how you know that it is finished.',
    pages: [
      {
        label: 'Machine learning engineers',
        to: '/services/machine-learning-engineers',
        text: 'A baseline, a better model, and a written comparison of the two.',
      },
      {
        label: 'MLOps engineers',
        to: '/services/mlops-engineers',
        text: 'A release process that your own team can run after the contract.',
      },
      {
        label: 'NLP engineers',
        to: '/services/nlp-engineers',
        text: 'Labeling rules, rounds of error analysis, and a system for your documents.',
      },
      {
        label: 'Computer vision engineers',
        to: '/services/computer-vision-engineers',
        text: 'Cameras and light first, then the model, then a week of real conditions.',
      },
      {
        label: 'Data scientists',
        to: '/services/data-scientists',
        text: 'One question, one analysis, and a recommendation you can defend.',
      },
      {
        label: 'Generative AI engineers',
        to: '/services/generative-ai-engineers',
        text: 'From a set of test cases to an assistant that knows when to decline.',
      },
    ],
  },
  {
    id: 'places',
    title: 'Hire by country, remotely or across borders',
    shortTitle: 'Places',
    intro:
      'Two pages on one country each, and three for teams that work remotely or across borders.',
    pages: [
      {
        label: 'US talent',
        to: '/us-ai-talent',
        text: 'Pay by role, the tech hubs, and how a smaller employer wins an offer.',
      },
      {
        label: 'Canadian talent',
        to: '/canada-ai-talent',
        text: 'Cities, official wages in Canadian dollars, and what the law asks of employers.',
      },
      {
        label: 'Global talent network',
        to: '/global-ai-talent-network',
        text: 'When a search abroad helps, and what it changes in hours and contracts.',
      },
      {
        label: 'Remote AI teams',
        to: '/remote-ai-team-staffing',
        text: 'Access to data and GPUs, shared hours, and habits that work.',
      },
      {
        label: 'International recruitment',
        to: '/international-ai-recruitment',
        text: 'Contractor, employer of record or relocation: effort, risk and time.',
      },
    ],
  },
  {
    id: 'pay',
    title: 'AI and machine learning salaries',
    shortTitle: 'Pay',
    intro:
      'For employers and engineers. Each figure names its source, its period and its sample size.',
    pages: [
      {
        label: 'Salary dashboard',
        to: '/ai-ml-salary-data',
        text: 'Reported pay ranges and official wages by role, level and place.',
      },
      {
        label: 'Machine learning engineer salary',
        to: '/ai-ml-salary-data/machine-learning-engineer',
        text: 'Pay by level and year, and official wages nearby.',
      },
      {
        label: 'AI engineer salary',
        to: '/ai-ml-salary-data/ai-engineer',
        text: 'Pay by level and year, and official wages nearby.',
      },
      {
        label: 'Data scientist salary',
        to: '/ai-ml-salary-data/data-scientist',
        text: 'Pay by level and year, and official wages in both countries.',
      },
      {
        label: 'Salary calculator',
        to: '/ai-salary-calculator',
        text: 'Enter a role, a level and a place, and get a range with its sample size.',
      },
      {
        label: 'Salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'The figures explained in order, for reading from start to end.',
      },
      {
        label: 'AI job market',
        to: '/ai-job-market',
        text: 'How many postings name AI, state pay or offer remote work, month by month.',
      },
      {
        label: 'Salary data API',
        to: '/ai-salary-data-api',
        text: 'The open figures as JSON and CSV, and charts to embed. No key, no account.',
      },
      {
        label: 'Salary newsletter',
        to: '/ai-salary-newsletter',
        text: 'One pay figure a week by email. One link unsubscribes you.',
      },
    ],
  },
  {
    id: 'jobs',
    title: 'AI and machine learning jobs',
    shortTitle: 'Jobs and practice',
    intro: 'For engineers. Single jobs are only on the jobs page, because they come and go.',
    pages: [
      {
        label: 'AI jobs',
        to: '/machine-learning-ai-jobs',
        text: 'Every job with its pay range, and a form to apply for it.',
      },
      {
        label: 'US AI engineer jobs',
        to: '/us-ai-engineer-jobs',
        text: 'How to read a posting, what a first screen tests, and how to talk about money.',
      },
      {
        label: 'Machine learning jobs guide',
        to: '/machine-learning-jobs-guide',
        text: 'The job titles, what the work behind them is, and ways in from other fields.',
      },
      {
        label: 'Skills assessment',
        to: '/ai-skills-assessment',
        text: 'Questions for your role, with every answer explained. Free, without an account.',
      },
      {
        label: 'Interview questions',
        to: '/ai-interview-questions',
        text: 'What interviewers ask and what they hope to hear, filtered by role.',
      },
    ],
  },
  {
    id: 'reading',
    title: 'Articles and answers',
    shortTitle: 'Reading',
    intro: 'Longer articles, and short answers. The blog lists single posts, newest first.',
    pages: [
      {
        label: 'AI hiring insights',
        to: '/ai-hiring-insights-blog',
        text: 'The blog on hiring, pay and engineering practice.',
      },
      {
        label: 'Computer vision applications',
        to: '/computer-vision-applications',
        text: 'What computer vision is used for, and which skills each use needs.',
      },
      {
        label: 'Questions and answers',
        to: '/ai-staffing-faq',
        text: 'Short answers on fees, time, vetting, contracts and data.',
      },
    ],
  },
  {
    id: 'about-this-site',
    title: 'About us and this site',
    shortTitle: 'About us',
    intro: 'Who we are, how to reach us, and what happens to your data.',
    pages: [
      {
        label: 'Home',
        to: '/',
        text: 'What we do on one page, with a first look at the salary figures.',
      },
      {
        label: 'About us',
        to: '/about-ai-talent-experts',
        text: 'How we vet engineers, what we promise, and what we don’t do.',
      },
      {
        label: 'Contact',
        to: '/contact-ai-recruiters',
        text: 'A form, an email address, and what happens after you write.',
      },
      {
        label: 'Privacy policy',
        to: '/privacy-policy',
        text: 'What we store, for how long, and your rights.',
      },
      {
        label: 'Responsible disclosure',
        to: '/responsible-disclosure',
        text: 'How to report a security problem, and what happens to your report.',
      },
    ],
  },
];
