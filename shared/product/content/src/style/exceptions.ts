/** Words that the list refuses and that stay in one file, each with its reason. */
export interface StyleException {
  /** Path from the repository's root. */
  file: string;
  /** The text around it as it is written there, long enough to be found once or more. */
  text: string;
  reason: string;
}

export const styleExceptions: readonly StyleException[] = [
  {
    file: 'shared/product/page-parts/src/figures/us-pay-by-role.ts',
    text: 'url, licence, attribution',
    reason: 'Name of a column of the database.',
  },
  {
    file: 'shared/product/page-parts/src/figures/us-pay-by-level.ts',
    text: 'url, licence, attribution',
    reason: 'Name of a column of the database.',
  },
  {
    file: 'mfe-marketing/src/features/pay-figures/api/get-pay-bands.ts',
    text: 'url, licence, attribution',
    reason: 'Name of a column of the database.',
  },
  {
    file: 'mfe-marketing/src/features/pay-figures/api/get-pay-table.ts',
    text: 'url, licence, attribution',
    reason: 'Name of a column of the database.',
  },
  {
    file: 'mfe-blog/src/features/guide/content/guides/machine-learning-jobs-guide.md',
    text: 'Open Government Licence – Canada',
    reason: 'Name of the license, which its holder asks us to quote.',
  },
  {
    file: 'supabase/seed/blog-posts/what-ai-engineers-earn-in-the-us-and-canada.md',
    text: 'Open Government Licence – Canada',
    reason: 'Name of the license, which its holder asks us to quote.',
  },
  {
    file: 'supabase/seed/blog-posts/data-leakage-in-machine-learning-projects.md',
    text: 'topic: machine-learning',
    reason: 'Key of the topic.',
  },
  ...['Open Government Licence - Canada', 'Open Government Licence – Canada'].map((text) => ({
    file: 'supabase/sources/salary/edition/sources.ts',
    text,
    reason: 'Name of the license, which its holder asks us to quote.',
  })),
];
