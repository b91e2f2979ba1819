/** Tables that tests of several packages expect, copied from the specification by hand: a wrong table of the product is found. */

/** Short path and long form of each redirect. */
export const specifiedRedirects = [
  ['/about', '/about-ai-talent-experts'],
  ['/services', '/ai-ml-staffing-services'],
  ['/contact', '/contact-ai-recruiters'],
  ['/assessment', '/ai-skills-assessment'],
  ['/careers', '/machine-learning-ai-jobs'],
  ['/blog', '/ai-hiring-insights-blog'],
  ['/faq', '/ai-staffing-faq'],
  ['/salary-dashboard', '/ai-ml-salary-data'],
  ['/global-ai-talent', '/global-ai-talent-network'],
  ['/remote-ai-staffing', '/remote-ai-team-staffing'],
  ['/privacy', '/privacy-policy'],
  ['/blog/computer-vision-applications-guide', '/computer-vision-applications'],
  ['/blog/machine-learning-jobs-guide', '/machine-learning-jobs-guide'],
  ['/services/production-ai-engineers', '/hire-production-ai-engineers'],
  ['/services/specialized-ai-teams', '/build-ai-development-teams'],
  ['/services/ai-research-to-product', '/ai-research-product-teams'],
  ['/staffing/machine-learning-engineers', '/hire-ml-engineers'],
  ['/staffing/mlops-engineers', '/hire-mlops-engineers'],
  ['/staffing/nlp-engineers', '/hire-nlp-engineers'],
] as const;

/** Label and path of each link of the header. The last one is the button. */
export const specifiedHeader = [
  ['About Us', '/about-ai-talent-experts'],
  ['Services', '/ai-ml-staffing-services'],
  ['Salary Dashboard', '/ai-ml-salary-data'],
  ['Assessment', '/ai-skills-assessment'],
  ['Careers', '/machine-learning-ai-jobs'],
  ['Blog', '/ai-hiring-insights-blog'],
  ['Contact Us', '/contact-ai-recruiters'],
] as const;

/** Title of each column of the footer, with label and path of its links. */
export const specifiedFooterColumns = [
  [
    'Company',
    [
      ['Home', '/'],
      ['About Us', '/about-ai-talent-experts'],
      ['Blog', '/ai-hiring-insights-blog'],
      ['Contact Us', '/contact-ai-recruiters'],
    ],
  ],
  [
    'For Employers',
    [
      ['AI Staffing Services', '/ai-ml-staffing-services'],
      ['ML Engineer Staffing', '/hire-ml-engineers'],
      ['MLOps Engineer Staffing', '/hire-mlops-engineers'],
      ['NLP Engineer Staffing', '/hire-nlp-engineers'],
      ['Global AI Talent', '/global-ai-talent-network'],
      ['Remote AI Staffing', '/remote-ai-team-staffing'],
    ],
  ],
  [
    'For Talents',
    [
      ['Find AI Jobs', '/machine-learning-ai-jobs'],
      ['AI Salary Dashboard', '/ai-ml-salary-data'],
      ['Skills Assessment', '/ai-skills-assessment'],
    ],
  ],
] as const;

/** Label and path of the links in the last line of the footer. */
export const specifiedFooterBottom = [
  ['Privacy Policy', '/privacy-policy'],
  ['Sitemap', '/sitemap'],
] as const;
