import type { PageContent, PageSection } from '../page-content';
import { siteMap, type SiteMapGroup } from '../lists/site-map';

/** `/sitemap`: the groups of `site-map.ts`, after a table of starting points and before a list of what is missing. */
export const sitemap: PageContent = {
  path: '/sitemap',
  sitemap: { changefreq: 'weekly', priority: 0.3 },
  head: {
    title: 'Sitemap: Every Page by Purpose',
    description:
      'All pages of this site, sorted by what you need: ways to hire, roles, contract projects, places, salaries, jobs and articles, with a sentence on each.',
    keywords: 'sitemap, all pages, AI staffing pages, AI salary pages, AI jobs',
  },
  name: 'Sitemap',
  kicker: 'Sitemap',
  title: 'Sitemap: all pages on AI hiring, salaries and jobs',
  lede: 'Find your situation in the table, or go to a group. Every public page is here, except single posts and jobs.',
  actions: [],
  sections: [
    {
      id: 'where-to-begin',
      title: 'Where to start',
      blocks: [
        {
          kind: 'table',
          caption: 'Seven situations, and the pages for each',
          columns: ['You …', 'Start with', 'Then'],
          rows: [
            [
              'have an opening and a job title',
              'the guide to the role, such as [AI engineers](/hire-ai-engineers)',
              '[talk to a recruiter](/contact-ai-recruiters)',
            ],
            [
              'have a problem and no job title',
              '[the overview of services](/ai-ml-staffing-services)',
              'a contract project below, to see how such work is planned',
            ],
            [
              'have to hire a team',
              '[the order of hires](/build-ai-development-teams)',
              '[remote AI teams](/remote-ai-team-staffing), if people work from different places',
            ],
            [
              'check us as a vendor',
              '[fees, terms and documents](/ai-engineer-staffing-services)',
              '[the privacy policy](/privacy-policy)',
            ],
            [
              'make an offer, or have one',
              '[the salary dashboard](/ai-ml-salary-data)',
              '[the salary calculator](/ai-salary-calculator), for your own case',
            ],
            [
              'are looking for a job',
              '[AI jobs](/machine-learning-ai-jobs)',
              '[interview questions](/ai-interview-questions), two evenings before the interview',
            ],
            [
              'want to test your skills',
              '[the skills assessment](/ai-skills-assessment)',
              '[the jobs guide](/machine-learning-jobs-guide), for what the next level needs',
            ],
          ],
        },
      ],
    },
    ...siteMap.map(sectionOf),
    {
      id: 'what-changes',
      title: 'What is not on this page',
      shortTitle: 'Not on this page',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Posts and jobs',
              text: 'They change every week. See [the blog](/ai-hiring-insights-blog) and [the jobs page](/machine-learning-ai-jobs).',
            },
            {
              title: 'Pages that only an email links to',
              text: 'For example, the pages that confirm or end your [newsletter](/ai-salary-newsletter) subscription.',
            },
            {
              title: 'Old addresses',
              text: 'Shorter ones, such as /about or /careers, still work. They take you to the current page.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Did a link bring you here that no longer works? The page has probably moved to one of the groups above. If you can’t find it, [tell us](/contact-ai-recruiters) what you were looking for and where the link was. If the link is ours, we fix it.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Services',
      to: '/ai-ml-staffing-services',
      text: 'If you want to hire and this list is too long.',
    },
    {
      label: 'AI jobs',
      to: '/machine-learning-ai-jobs',
      text: 'If you want to be hired.',
    },
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'If you came for the figures.',
    },
  ],
  closing: {
    title: 'Not sure where to start?',
    text: 'Tell us what you need in two sentences. A recruiter sends you to the right page, or answers directly.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};

function sectionOf({ pages, intro, ...heading }: SiteMapGroup): PageSection {
  return {
    ...heading,
    blocks: [
      { kind: 'text', paragraphs: [intro] },
      { kind: 'links', links: pages },
    ],
  };
}
