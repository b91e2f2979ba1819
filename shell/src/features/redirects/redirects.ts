/**
 * Every permanent redirect of the site, old path to new. The gateway answers 301 from this table (it
 * is part of the manifest); inside the app the same rows replace the history entry.
 */
export const redirects: { from: string; to: string }[] = [
  { from: '/about', to: '/about-ai-talent-experts' },
  { from: '/services', to: '/ai-ml-staffing-services' },
  { from: '/contact', to: '/contact-ai-recruiters' },
  { from: '/assessment', to: '/ai-skills-assessment' },
  { from: '/careers', to: '/machine-learning-ai-jobs' },
  { from: '/blog', to: '/ai-hiring-insights-blog' },
  { from: '/faq', to: '/ai-staffing-faq' },
  { from: '/salary-dashboard', to: '/ai-ml-salary-data' },
  { from: '/global-ai-talent', to: '/global-ai-talent-network' },
  { from: '/remote-ai-staffing', to: '/remote-ai-team-staffing' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/blog/computer-vision-applications-guide', to: '/computer-vision-applications' },
  { from: '/blog/machine-learning-jobs-guide', to: '/machine-learning-jobs-guide' },
  { from: '/services/production-ai-engineers', to: '/hire-production-ai-engineers' },
  { from: '/services/specialized-ai-teams', to: '/build-ai-development-teams' },
  { from: '/services/ai-research-to-product', to: '/ai-research-product-teams' },
  { from: '/staffing/machine-learning-engineers', to: '/hire-ml-engineers' },
  { from: '/staffing/mlops-engineers', to: '/hire-mlops-engineers' },
  { from: '/staffing/nlp-engineers', to: '/hire-nlp-engineers' },
];
