import { serviceCatalog } from '../../lists/service-catalog';

/**
 * Every address of the whole site that a page may link to, by the application that owns it. No application
 * knows this list: it is here to find mistyped links, and addresses that only redirect.
 */
const ownedPaths = {
  'mfe-marketing': [
    '/',
    '/about-ai-talent-experts',
    '/ai-ml-staffing-services',
    '/contact-ai-recruiters',
    '/ai-skills-assessment',
    ...serviceCatalog.map(({ path }) => path),
    '/hire-production-ai-engineers',
    '/build-ai-development-teams',
    '/ai-research-product-teams',
    '/machine-learning-ai-jobs',
    '/ai-staffing-faq',
    '/global-ai-talent-network',
    '/remote-ai-team-staffing',
    '/international-ai-recruitment',
    '/privacy-policy',
    '/responsible-disclosure',
    '/sitemap',
    '/hire-ml-engineers',
    '/hire-mlops-engineers',
    '/hire-nlp-engineers',
    '/ai-engineer-staffing',
    '/ai-engineer-staffing-services',
    '/hire-ai-engineers',
    '/us-ai-talent',
    '/canada-ai-talent',
    '/us-ai-engineer-jobs',
    '/ai-interview-questions',
    '/ai-salary-newsletter',
  ],
  'mfe-salary-tools': [
    '/ai-ml-salary-data',
    '/ai-ml-salary-data/machine-learning-engineer',
    '/ai-ml-salary-data/ai-engineer',
    '/ai-ml-salary-data/data-scientist',
    '/ai-salary-calculator',
    '/ai-salary-guide-2025',
  ],
  'mfe-blog': [
    '/ai-hiring-insights-blog',
    '/computer-vision-applications',
    '/machine-learning-jobs-guide',
  ],
};

const publicPaths: ReadonlySet<string> = new Set(Object.values(ownedPaths).flat());

// Posts are the database's: whether one is there is seen on the running site only.
const postPath = /^\/blog\/[a-z0-9]+(-[a-z0-9]+)*$/;
const movedPosts = [
  '/blog/computer-vision-applications-guide',
  '/blog/machine-learning-jobs-guide',
];

/** Whether a link's target, without search and hash, is a public page under its own address. */
export function isPublicPath(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return publicPaths.has(path) || (postPath.test(path) && !movedPosts.includes(path));
}
