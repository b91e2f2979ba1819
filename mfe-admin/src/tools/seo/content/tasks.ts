/** Texts of the tasks that the SEO dashboard is divided by. */
export const taskTexts = {
  label: 'SEO tasks',
  tasks: { problems: 'Find problems', plan: 'Plan', watch: 'Watch' },
  problems: {
    site: 'Problems of the site',
    page: 'Analyze one page',
  },
  watch: {
    searchConsole: 'Search Console',
    indexNow: 'IndexNow',
    changes: 'Between two crawls',
    changesText: 'See which findings are new, gone or still there, and which pages changed.',
    toComparison: 'Compare two crawls',
  },
} as const;
