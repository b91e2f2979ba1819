import { specifiedFooterBottom, specifiedFooterColumns } from '@talent/testing/specification';
import { expect, test } from '../fixtures/test.ts';

/** The words, numbers and links of the specification, section 2, written here by hand: none is read from the product. */
test.use({ javaScriptEnabled: false });

const sectors = [
  'FinTech',
  'HealthTech',
  'E-Commerce',
  'Autonomous',
  'Gaming',
  'SaaS',
  'Blockchain',
  'Robotics',
  'EdTech',
  'AgriTech',
  'Energy',
  'Manufacturing',
];

const expertise = [
  'Machine Learning',
  'Computer Vision',
  'NLP',
  'Deep Learning',
  'MLOps',
  'Data Science',
  'AI Research',
  'Generative AI',
  'Recommendation Systems',
  'Edge AI',
];

test('the header has the logo, six links and one button', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'AI Talent Experts' })).toHaveAttribute(
    'href',
    '/',
  );
  const links = header.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
  const expected = [
    ['About Us', '/about-ai-talent-experts'],
    ['Services', '/ai-ml-staffing-services'],
    ['Salary Dashboard', '/ai-ml-salary-data'],
    ['Assessment', '/ai-skills-assessment'],
    ['Careers', '/machine-learning-ai-jobs'],
    ['Blog', '/ai-hiring-insights-blog'],
    ['Contact Us', '/contact-ai-recruiters'],
  ] as const;
  await expect(links).toHaveText(expected.map(([label]) => label));
  for (const [index, [, path]] of expected.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
});

test('the hero says its five sentences and shows three figures', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Vetted AI Engineers Shortlisted in 3 Days',
  );
  for (const text of [
    'Elite AI talent recruitment for scaling teams. Interview pre-vetted engineers within 72 hours.',
    'No upfront fees. Interview-ready candidates in 3 days.',
    'Deploy AI Talent →',
    'Browse AI Salary Data',
  ]) {
    await expect(main.getByText(text, { exact: true }), text).toBeVisible();
  }
  const figure = (key: string) => main.locator(`[data-claim="${key}"]`).first();
  await expect(figure('average-shortlist')).toContainText('72h');
  await expect(figure('interview-pass')).toContainText('92%');
  await expect(figure('countries-covered')).toContainText('30+');
});

test('the sections of the home page come in their order', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('body').innerText();
  const inOrder = [
    'FinTech',
    'View 2025 AI Salary Dashboard',
    'Talent accelerator',
    'Why hiring fails',
    'Learn More',
    'Sample testimonial',
    'AI salary guide 2025',
    'Deploy AI Talent Now',
    'Frequently asked questions',
  ].map((part) => [part, text.toLowerCase().indexOf(part.toLowerCase())] as const);
  expect(inOrder.filter(([, at]) => at < 0)).toEqual([]);
  expect(inOrder).toEqual(inOrder.toSorted(([, a], [, b]) => a - b));
});

test('the ticker lists twelve sectors twice, the page ten fields and four marks', async ({
  page,
}) => {
  await page.goto('/');
  const ticker = page.getByRole('region', { name: 'Industries we recruit for' });
  const names = await ticker.locator('li').allInnerTexts();
  const twice = [...sectors, ...sectors];
  expect(names).toEqual(twice.map((sector) => expect.stringMatching(`^${sector}`)));
  const fields = page.getByRole('main').locator('ul').filter({ hasText: 'Recommendation Systems' });
  const listed = await fields.locator('li').allInnerTexts();
  expect(listed.map((field) => field.replace('/', '').trim())).toEqual(expertise);
  const meters = await page.getByRole('meter').all();
  const marks = await Promise.all(meters.map((meter) => meter.getAttribute('aria-valuenow')));
  expect(marks).toEqual(['85', '95', '78', '92']);
});

test('there are three testimonials; samples say so in the place of their stars', async ({
  page,
}) => {
  await page.goto('/');
  const testimonials = page.getByRole('main').locator('figure:has(blockquote)');
  await expect(testimonials).toHaveCount(3);
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.getByText('Sample', { exact: true })).toHaveCount(1);
    await expect(testimonial.getByRole('img', { name: /stars$/ })).toHaveCount(0);
  }
});

test('the footer lists its columns and its bottom links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [title, links] of specifiedFooterColumns) {
    const found = footer.getByRole('navigation', { name: title }).getByRole('link');
    await expect(found, title).toHaveText(links.map(([label]) => label));
    for (const [index, [label, path]] of links.entries()) {
      await expect(found.nth(index), label).toHaveAttribute('href', path);
    }
  }
  for (const [label, path] of specifiedFooterBottom) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
  await expect(footer.locator('a[href^="https://www.linkedin.com/"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
});

/** Where a claim is made, and how it is written there. */
const claims = [
  ['/', 'average-shortlist', '72h', 'average shortlist'],
  ['/', 'interview-pass', '92%', 'interview pass'],
  ['/', 'countries-covered', '30+', 'countries covered'],
  ['/', 'placement-weeks', '2-4 weeks', ''],
  ['/', 'urgent-placement', '7-10 days', ''],
  ['/', 'support', '6 months', ''],
  ['/', 'upfront-fees', 'No', 'upfront fees'],
  ['/about-ai-talent-experts', 'vetted-engineers', '1000+', 'pre-vetted engineers'],
  ['/about-ai-talent-experts', 'placements', '300+', 'placements'],
] as const;

test('each claim has the figure of the specification', async ({ page }) => {
  for (const [path, key, figure, label] of claims) {
    if (new URL(page.url(), 'http://blank').pathname !== path) await page.goto(path);
    const claim = page.getByRole('main').locator(`[data-claim="${key}"]`).first();
    await expect(claim.getByText(figure, { exact: true }), key).toHaveCount(1);
    await expect(claim, key).toContainText(label);
  }
  await page.goto('/');
  for (const words of [
    '10,000+ professionals receive weekly salary insights',
    '500+ companies in the salary data, updated weekly',
    'credit card',
  ]) {
    await expect(page.getByRole('main'), words).toContainText(words);
  }
});

test('the not-found page says its words and leads home', async ({ page }) => {
  await page.goto('/no-page-has-this-path');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('the head names the language versions, the social card and the agency', async ({ page }) => {
  await page.goto('/');
  for (const language of ['en', 'en-us', 'en-ca', 'x-default']) {
    await expect(
      page.locator(`link[rel="alternate"][hreflang="${language}" i]`),
      language,
    ).toHaveCount(1);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
    await expect(page.locator(`meta[property="${property}"]`), property).toHaveCount(1);
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  for (const type of ['WebSite', 'ProfessionalService', 'EmploymentAgency', 'Organization']) {
    expect(data, type).toContain(`"${type}"`);
  }
});
