/** A link of the frame. */
export interface NavigationLink {
  label: string;
  to: string;
  /** Pages elsewhere, and folders of pages, that belong to this link: it shows as current on them. */
  covers?: readonly string[];
}

/** The header's navigation, in order. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'About Us', to: '/about-ai-talent-experts' },
  { label: 'Services', to: '/ai-ml-staffing-services', covers: ['/services'] },
  { label: 'Salary Dashboard', to: '/ai-ml-salary-data' },
  { label: 'Assessment', to: '/ai-skills-assessment' },
  { label: 'Careers', to: '/machine-learning-ai-jobs' },
  { label: 'Blog', to: '/ai-hiring-insights-blog', covers: ['/blog'] },
];

/** The header's one button. */
export const contactLink: NavigationLink = { label: 'Contact Us', to: '/contact-ai-recruiters' };

/** Pages that belong together: each shows the links to the others below the header. */
export interface Section {
  title: string;
  links: readonly NavigationLink[];
  /** A page that shows no links: its tool takes the whole window, and nothing may move when it does. */
  fillsWindow?: string;
  /** Its pages end without the questions that employers ask. */
  isForCandidates?: true;
}

export const sections: readonly Section[] = [
  {
    title: 'Salaries',
    links: [
      { label: 'Dashboard', to: '/ai-ml-salary-data' },
      { label: 'Calculator', to: '/ai-salary-calculator' },
      { label: 'Guide', to: '/ai-salary-guide-2025' },
      { label: 'Market', to: '/ai-job-market' },
      { label: 'Data', to: '/ai-salary-data-api' },
    ],
  },
  {
    title: 'Hiring',
    links: [
      {
        label: 'Services',
        to: '/ai-ml-staffing-services',
        covers: [
          '/services',
          '/ai-engineer-staffing',
          '/ai-engineer-staffing-services',
          '/ai-research-product-teams',
          '/build-ai-development-teams',
          '/canada-ai-talent',
          '/global-ai-talent-network',
          '/hire-ai-engineers',
          '/hire-production-ai-engineers',
          '/international-ai-recruitment',
          '/us-ai-talent',
        ],
      },
      { label: 'ML', to: '/hire-ml-engineers' },
      { label: 'MLOps', to: '/hire-mlops-engineers' },
      { label: 'NLP', to: '/hire-nlp-engineers' },
      { label: 'Remote', to: '/remote-ai-team-staffing' },
      { label: 'FAQ', to: '/ai-staffing-faq' },
    ],
  },
  {
    title: 'Careers',
    fillsWindow: '/ai-skills-assessment',
    isForCandidates: true,
    links: [
      { label: 'Jobs', to: '/machine-learning-ai-jobs' },
      { label: 'Assessment', to: '/ai-skills-assessment' },
      { label: 'Interviews', to: '/ai-interview-questions' },
      { label: 'US Jobs', to: '/us-ai-engineer-jobs' },
    ],
  },
];

/** The header's way to the search, and the title of its page. */
export const searchLink = { label: 'Search the site', to: '/search' } as const;

/** The footer's columns. */
export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About Us', to: '/about-ai-talent-experts' },
      { label: 'Blog', to: '/ai-hiring-insights-blog' },
      { label: 'Contact Us', to: '/contact-ai-recruiters' },
    ],
  },
  {
    title: 'For Employers',
    links: [
      { label: 'AI Staffing Services', to: '/ai-ml-staffing-services' },
      { label: 'ML Engineer Staffing', to: '/hire-ml-engineers' },
      { label: 'MLOps Engineer Staffing', to: '/hire-mlops-engineers' },
      { label: 'NLP Engineer Staffing', to: '/hire-nlp-engineers' },
      { label: 'Global AI Talent', to: '/global-ai-talent-network' },
      { label: 'Remote AI Staffing', to: '/remote-ai-team-staffing' },
    ],
  },
  {
    title: 'For Talents',
    links: [
      { label: 'Find AI Jobs', to: '/machine-learning-ai-jobs' },
      { label: 'AI Salary Dashboard', to: '/ai-ml-salary-data' },
      { label: 'Skills Assessment', to: '/ai-skills-assessment' },
    ],
  },
  {
    title: 'Tools',
    links: [
      { label: 'Salary Calculator', to: '/ai-salary-calculator' },
      { label: 'Salary Guide', to: '/ai-salary-guide-2025' },
      { label: 'Job Market', to: '/ai-job-market' },
      { label: 'Data and API', to: '/ai-salary-data-api' },
      { label: 'Interview Questions', to: '/ai-interview-questions' },
    ],
  },
];

/** The footer's last line. */
export const footerBottomLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Sitemap', to: '/sitemap' },
];

/** The footer's button that opens the choice about cookies again. */
export const cookieSettingsLabel = 'Cookie settings';
