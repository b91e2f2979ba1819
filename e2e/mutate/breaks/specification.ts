import type { NamedBreak } from '../named-break.ts';

const engagement = 'shared/kit/sdk/src/collector/collector.test.ts';
const views = 'shared/kit/sdk/src/collector/trackers/track-views.ts';
const claims = {
  file: 'shared/product/content/src/claims.ts',
  tests: ['shared/product/content/src/claims.test.ts'],
};
const navigation = {
  file: 'shell/src/content/navigation.ts',
  tests: ['shell/src/content/navigation.test.ts'],
};

/** Words, paths and numbers of the specification. */
export const specificationBreaks: readonly NamedBreak[] = [
  {
    name: 'the short path /about leads to another page',
    file: 'shell/src/features/redirects/redirects.ts',
    text: "to: '/about-ai-talent-experts'",
    replacement: "to: '/ai-ml-staffing-services'",
    tests: ['shell/src/features/redirects/redirects.test.ts'],
  },
  {
    name: 'engaged time is checked every second',
    file: views,
    text: 'const checkEvery = 5_000;',
    replacement: 'const checkEvery = 1_000;',
    tests: [engagement],
  },
  {
    name: 'a visitor is engaged after 14 s',
    file: views,
    text: 'const engagedAfter = 10_000;',
    replacement: 'const engagedAfter = 14_000;',
    tests: [engagement],
  },
  {
    ...claims,
    name: 'the site claims 400 placements',
    text: "figure: '300+'",
    replacement: "figure: '400+'",
  },
  {
    ...claims,
    name: 'the salary data comes from 5,000 companies',
    text: "figure: '500+'",
    replacement: "figure: '5,000+'",
  },
  {
    ...claims,
    name: 'the newsletter has 100,000 readers',
    text: "figure: '10,000+'",
    replacement: "figure: '100,000+'",
  },
  {
    ...claims,
    name: 'a placement takes 2 to 6 weeks',
    text: "figure: '2-4 weeks'",
    replacement: "figure: '2-6 weeks'",
  },
  {
    ...navigation,
    name: 'the footer calls the jobs by another name',
    text: "label: 'Find AI Jobs'",
    replacement: "label: 'Find Jobs'",
  },
  {
    ...navigation,
    name: 'the button of the header leads to the home page',
    text: "to: '/contact-ai-recruiters' };",
    replacement: "to: '/' };",
  },
  {
    name: 'one address may ask for the newsletter 500 times an hour',
    file: 'supabase/functions/newsletter/handler.ts',
    text: 'perEmail: 5,',
    replacement: 'perEmail: 500,',
    tests: ['supabase/functions/newsletter/handler.test.ts'],
  },
  {
    name: 'an example of CommonMark is shown in another way than is written down',
    file: 'shared/kit/markdown/src/parse/inline.ts',
    text: "[{ tag: 'br' }] : [token.text];",
    replacement: "[{ tag: 'br' }] : [];",
    tests: ['shared/kit/markdown/src/commonmark.test.tsx'],
  },
];
