import type { PageContent, PageSection } from '../page-content';
import { siteMap, type SiteMapGroup } from '../lists/site-map';

/** `/sitemap`: the groups of `site-map.ts` between advice on where to begin and what changes. */
export const sitemap: PageContent = {
  path: '/sitemap',
  sitemap: { changefreq: 'weekly', priority: 0.3 },
  head: {
    title: 'Sitemap: Every Page by Purpose',
    description:
      'All pages of this site, sorted by what you may have come for: hiring, roles, engagements, places, pay, jobs and reading, each described in a sentence.',
    keywords: 'sitemap, all pages, AI staffing pages, AI salary pages, AI jobs',
  },
  name: 'Sitemap',
  kicker: 'Sitemap',
  title: 'Every page, and whom it is for',
  lede: 'Find your situation in the first list, or go straight to a group. Nothing public is missing here except single posts and job ads.',
  actions: [],
  sections: [
    {
      id: 'where-to-begin',
      title: 'Where to begin',
      blocks: [
        {
          kind: 'table',
          caption: 'Seven situations and a first page for each',
          columns: ['You …', 'Start with', 'And then'],
          rows: [
            [
              'have an opening and a job title',
              'the guide to that role, such as [AI engineers](/hire-ai-engineers)',
              '[a message to our recruiters](/contact-ai-recruiters), once you know what you would ask in the interview',
            ],
            [
              'have a problem and no job title',
              '[the overview of services](/ai-ml-staffing-services)',
              'an engagement, to see how such work is usually cut',
            ],
            [
              'were told to hire a team',
              '[the order of hires](/build-ai-development-teams)',
              '[how it goes remotely](/remote-ai-team-staffing), if it will not sit in one place',
            ],
            [
              'have to check us as a supplier',
              '[the page for procurement](/ai-engineer-staffing-services)',
              '[what we store](/privacy-policy)',
            ],
            [
              'are about to make an offer, or to get one',
              '[the salary dashboard](/ai-ml-salary-data)',
              '[the calculator](/ai-salary-calculator), for one particular case',
            ],
            [
              'want another job',
              '[open positions](/machine-learning-ai-jobs)',
              '[practice questions](/ai-interview-questions), two evenings before the interview',
            ],
            [
              'only want to know where you stand',
              '[the skills assessment](/ai-skills-assessment)',
              '[the jobs guide](/machine-learning-jobs-guide), for what the next level asks',
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
              title: 'Posts and job ads',
              text: 'They change from week to week. [The blog](/ai-hiring-insights-blog) and [the list of positions](/machine-learning-ai-jobs) always show the present state.',
            },
            {
              title: 'Pages that only a mail leads to',
              text: 'The answers to the two links of the [newsletter](/ai-salary-newsletter), for example. Without the link they would tell you nothing.',
            },
            {
              title: 'Old addresses',
              text: 'Shorter ones such as /about or /careers still work: they lead to the page that has taken their place.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Came here from a link that no longer works? The page has most likely moved into one of the groups above. If you cannot find it, [tell us what you were looking for](/contact-ai-recruiters) and from where you were sent; we will mend whichever of the two links is ours.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Compare the services',
      to: '/ai-ml-staffing-services',
      text: 'If you have come to hire and this list is too long.',
    },
    {
      label: 'Look at the jobs',
      to: '/machine-learning-ai-jobs',
      text: 'If you have come to be hired.',
    },
    {
      label: 'Ask a person',
      to: '/contact-ai-recruiters',
      text: 'If neither describes you.',
    },
  ],
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
