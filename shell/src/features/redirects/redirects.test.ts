import { expect, it } from 'vitest';
import { redirects } from './redirects';

it('leads each of the 19 short paths of the specification to its long form', () => {
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
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
  ]);
});
