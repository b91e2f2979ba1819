import { breaksOf, type NamedBreak } from '../named-break.ts';

/** Words, paths and numbers of the specification. */
export const specificationBreaks: readonly NamedBreak[] = [
  ...breaksOf(
    'shell/src/features/redirects/redirects.ts',
    {
      'the short path /about leads to another page': [
        "to: '/about-ai-talent-experts'",
        "to: '/ai-ml-staffing-services'",
      ],
    },
    'shell/src/features/redirects/redirect-routes.test.tsx',
  ),
  ...breaksOf(
    'shared/kit/sdk/src/collector/trackers/track-views.ts',
    {
      'engaged time is checked every second': [
        'const checkEvery = 5_000;',
        'const checkEvery = 1_000;',
      ],
      'a visitor is engaged after 14 s': [
        'const engagedAfter = 10_000;',
        'const engagedAfter = 14_000;',
      ],
    },
    'shared/kit/sdk/src/collector/collector.test.ts',
  ),
  ...breaksOf(
    'shared/product/content/src/claims.ts',
    {
      'the site claims 400 placements': ["figure: '300+'", "figure: '400+'"],
      'the salary data comes from 5,000 companies': ["figure: '500+'", "figure: '5,000+'"],
      'the newsletter has 100,000 readers': ["figure: '10,000+'", "figure: '100,000+'"],
      'a placement takes 2 to 6 weeks': ["figure: '2-4 weeks'", "figure: '2-6 weeks'"],
    },
    'shared/product/content/src/content.test.ts',
  ),
  ...breaksOf(
    'shell/src/content/navigation.ts',
    {
      'the footer calls the jobs by another name': ["label: 'Find AI Jobs'", "label: 'Find Jobs'"],
      'the button of the header leads to the home page': [
        "to: '/contact-ai-recruiters' };",
        "to: '/' };",
      ],
    },
    'shell/src/content/content.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/newsletter/handler.ts',
    {
      'one address may ask for the newsletter 500 times an hour': [
        'perEmail: 5,',
        'perEmail: 500,',
      ],
    },
    'supabase/functions/forms.test.ts',
  ),
  ...breaksOf(
    'shared/kit/markdown/src/parse/inline.ts',
    {
      'an example of CommonMark is shown in another way than is written down': [
        "[{ tag: 'br' }] : [token.text];",
        "[{ tag: 'br' }] : [];",
      ],
    },
    'shared/kit/markdown/src/commonmark.test.tsx',
  ),
];
