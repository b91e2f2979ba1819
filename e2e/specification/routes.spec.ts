import { specifiedRedirects } from '@talent/testing/specification';
import { expect, test } from '../fixtures/test.ts';

/**
 * The paths of the specification, sections 2 and 8, and of its decisions. They are written here by hand: a table that the product
 * shares with its test agrees with itself when it is wrong.
 */
const ownedPaths = {
  'mfe-marketing': [
    '/',
    '/about-ai-talent-experts',
    '/ai-ml-staffing-services',
    '/contact-ai-recruiters',
    '/ai-skills-assessment',
    '/services/machine-learning-engineers',
    '/services/mlops-engineers',
    '/services/nlp-engineers',
    '/services/computer-vision-engineers',
    '/services/data-scientists',
    '/services/generative-ai-engineers',
    '/hire-production-ai-engineers',
    '/build-ai-development-teams',
    '/ai-research-product-teams',
    '/machine-learning-ai-jobs',
    '/ai-staffing-faq',
    '/global-ai-talent-network',
    '/remote-ai-team-staffing',
    '/international-ai-recruitment',
    '/privacy-policy',
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
    '/ai-salary-newsletter/confirm',
    '/ai-salary-newsletter/unsubscribe',
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
  shell: ['/admin-login-xyz123'],
} as const;

const guardedPaths = [
  '/internal-admin-xyz123',
  '/seo-dashboard',
  '/comprehensive-seo-dashboard',
  '/security-dashboard',
  '/viral-traffic-dashboard',
  '/authority-domination-tracker',
  '/weekly-ai-jobs-report',
  '/linkedin-oauth-setup',
  '/linkedin-person-urn',
  '/linkedin-posting-test',
];

for (const [app, paths] of Object.entries(ownedPaths)) {
  test(`every path of ${app} answers its page`, async ({ request }) => {
    for (const path of paths) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const [, main = ''] = (await response.text()).split('<main');
      expect(/data-app="([^"]+)"/.exec(main)?.[1], path).toBe(app);
    }
  });
}

test('the shell answers robots.txt and the sitemap, the blog its feed', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/feed.xml', 'xml'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
});

test('a guarded path answers a visitor what an unknown path answers', async ({ request }) => {
  const unknown = await request.get('/no-page-has-this-path', { maxRedirects: 0 });
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('Oops! Page not found');
  for (const path of [...guardedPaths, '/services/no-such-service', '/blog/no-such-post']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const text = await response.text();
    expect(text, path).toContain('Oops! Page not found');
    expect(text, path).toContain('Return to Home');
    expect(response.headers()['x-robots-tag'], path).toContain('noindex');
  }
});

test('each of the 19 short paths answers 301 to its long form and keeps the query', async ({
  request,
}) => {
  expect(specifiedRedirects).toHaveLength(19);
  for (const [from, to] of specifiedRedirects) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(`${from}?utm_source=x&b=%2F`, {
        method,
        maxRedirects: 0,
      });
      expect(response.status(), `${method} ${from}`).toBe(301);
      expect(response.headers()['location'], from).toBe(`${to}?utm_source=x&b=%2F`);
    }
  }
});
