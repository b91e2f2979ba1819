/** A link of the frame. */
export interface NavigationLink {
  label: string;
  to: string;
  /** Folders elsewhere whose pages belong to this link: it shows as current on them. */
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
];

/** The footer's last line. */
export const footerBottomLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Sitemap', to: '/sitemap' },
];

/** The footer's button that opens the choice about cookies again. */
export const cookieSettingsLabel = 'Cookie settings';
