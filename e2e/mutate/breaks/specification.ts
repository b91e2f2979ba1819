import { readBreaks } from '../named-break.ts';

/** Words, paths and numbers of the specification. */
export const specificationBreaks = readBreaks(`
file: shell/src/features/redirects/redirects.ts
test: shell/src/features/redirects/redirect-routes.test.tsx
the short path /about leads to another page
- to: '/about-ai-talent-experts'
+ to: '/ai-ml-staffing-services'

file: shared/kit/sdk/src/collector/trackers/track-views.ts
test: shared/kit/sdk/src/collector/collector.test.ts
engaged time is checked every second
- const checkEvery = 5_000;
+ const checkEvery = 1_000;
a visitor is engaged after 14 s
- const engagedAfter = 10_000;
+ const engagedAfter = 14_000;

file: shared/product/content/src/claims.ts
test: shared/product/content/src/content.test.ts
the site claims 400 placements
- figure: '300+'
+ figure: '400+'
the salary data comes from 5,000 companies
- figure: '500+'
+ figure: '5,000+'
the newsletter has 100,000 readers
- figure: '10,000+'
+ figure: '100,000+'
a placement takes 2 to 6 weeks
- figure: '2-4 weeks'
+ figure: '2-6 weeks'

file: mfe-marketing/src/features/home/content/home-resources.ts
test: mfe-marketing/src/routes/home.test.tsx
the claim of 500 companies is made from five on
- companies >= salaryCompanies.value
+ companies >= 5

file: shell/src/content/navigation.ts
test: shell/src/content/content.test.ts
the footer calls the jobs by another name
- label: 'Find AI Jobs'
+ label: 'Find Jobs'
the button of the header leads to the home page
- to: '/contact-ai-recruiters' };
+ to: '/' };

file: supabase/functions/newsletter/handler.ts
test: supabase/functions/forms.test.ts
one address may ask for the newsletter 500 times an hour
- perEmail: 5,
+ perEmail: 500,

file: shared/kit/markdown/src/parse/inline.ts
test: shared/kit/markdown/src/commonmark.test.tsx
an example of CommonMark is shown in another way than is written down
- [{ tag: 'br' }] : [token.text];
+ [{ tag: 'br' }] : [];

file: mfe-marketing/src/features/claims/source-note.ts
test: mfe-marketing/src/routes/home.test.tsx
a claim about the past is not marked as a sample
- kind === 'record' ?
+ kind === 'term' ?

file: mfe-marketing/src/features/content-page/term-facts.ts
test: mfe-marketing/src/features/content-page/content-page-plan.test.ts
a sample fee looks like one that was agreed
- **Sample:** \${sample}
+ \${sample}

file: shared/product/content/src/network-countries.ts
test: mfe-marketing/src/content/pages/pages.test.ts
the map of the network has fewer countries than the page names
- AR AU
+ AR

file: shared/product/content/src/search-clock.ts
test: mfe-marketing/src/routes/home.test.tsx
the clock of a search leaves out the intake call
- with times for an intake call
+ with times

file: shared/kit/markdown/src/parse/curly-quotes.ts
test: shared/kit/markdown/src/parse/parse-markdown.test.ts
a closing quotation mark opens
- return opens ? '“' : '”';
+ return '“';
`);
