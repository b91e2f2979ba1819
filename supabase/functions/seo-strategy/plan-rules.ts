import { seoLimits } from '@talent/api/seo/limits';
import type { MeasuredPage, PlanItem, SeoPlan } from './contract.ts';
import { lengthOf, type FactKind, factId } from './facts-of-pages.ts';

/** A rule of the plan that is made without a model. */
export interface PlanRule {
  facts: readonly FactKind[];
  applies: (page: MeasuredPage) => boolean;
  title: string;
  why: string;
  steps: readonly string[];
  /** Default: small. */
  effort?: PlanItem['effort'];
}

/** ms. Above this a time to first byte is worth improving: https://web.dev/articles/ttfb. */
const SLOW_DOCUMENT = 800;

const { title, description } = seoLimits;

/** By weight: first the rules that keep a page out of the results, then those about its snippet, then its content. */
export const planRules: readonly PlanRule[] = [
  {
    facts: ['robots'],
    applies: ({ robots }) => /\b(noindex|none)\b/i.test(robots),
    title: 'Let search engines index the page',
    why: 'Its robots meta keeps it out of all search results.',
    steps: [
      'Decide if visitors should find this page through search engines.',
      'If so, change its robots meta to "index, follow". If not, remove it from the sitemap.',
    ],
  },
  {
    facts: ['canonical'],
    applies: ({ canonicalUrl, robots }) => canonicalUrl === '' && !/noindex/i.test(robots),
    title: 'Name the canonical address',
    why: 'Without one, search engines choose the page’s address themselves.',
    steps: ['Add a link with rel="canonical" that holds the absolute URL of this page.'],
  },
  {
    facts: ['title'],
    applies: ({ pageTitle }) => pageTitle === '',
    title: 'Give the page a title',
    why: 'It has none, so results show an address or words from the page instead.',
    steps: [`Write ${title.min} to ${title.max} characters: what the page gives, then the brand.`],
  },
  {
    facts: ['title'],
    applies: ({ pageTitle }) => pageTitle !== '' && lengthOf(pageTitle) < title.min,
    title: 'Write a longer title',
    why: `It is shorter than ${title.min} characters and leaves space in search results unused.`,
    steps: [
      'Say what the page offers, and for whom.',
      `Keep it within ${title.min} to ${title.max} characters.`,
    ],
  },
  {
    facts: ['title'],
    applies: ({ pageTitle }) => lengthOf(pageTitle) > title.max,
    title: 'Shorten the title',
    why: `It is longer than ${title.max} characters, and search results cut off the rest.`,
    steps: [
      'Start with the words that make people click.',
      `Cut it to ${title.max} characters or fewer.`,
    ],
  },
  {
    facts: ['description'],
    applies: ({ metaDescription }) => lengthOf(metaDescription) < description.min,
    title: 'Write a fuller meta description',
    why: `It is shorter than ${description.min} characters, so results often show other words from the page.`,
    steps: [
      'Say what a reader finds here and what they can do next.',
      `Keep it within ${description.min} to ${description.max} characters.`,
    ],
  },
  {
    facts: ['description'],
    applies: ({ metaDescription }) => lengthOf(metaDescription) > description.max,
    title: 'Shorten the meta description',
    why: `It is longer than ${description.max} characters, and search results cut off the rest.`,
    steps: [`Cut it to ${description.max} characters or fewer, the main point first.`],
  },
  {
    facts: ['h1'],
    applies: ({ headingStructure }) => headingStructure.h1 === 0,
    title: 'Add the h1 heading',
    why: 'The page has no heading that says what it is about.',
    steps: ['Turn the heading that names the page into its only h1.'],
  },
  {
    facts: ['h1', 'headings'],
    applies: ({ headingStructure }) => headingStructure.h1 > 1,
    title: 'Keep one h1 heading',
    why: 'Several headings are marked as the main one.',
    steps: ['Keep the one that names the page.', 'Turn the others into h2.'],
  },
  {
    facts: ['images'],
    applies: ({ imageAltTags, imageCount }) => imageAltTags < imageCount,
    title: 'Describe the images',
    why: 'Some images have no alternative text, so search engines and screen readers cannot tell what they show.',
    steps: [
      'Describe each image in its alt attribute.',
      'For pure decoration, keep the attribute and leave it empty.',
    ],
    effort: 'medium',
  },
  {
    facts: ['internal-links'],
    applies: ({ internalLinks }) => internalLinks === 0,
    title: 'Link to other pages of the site',
    why: 'From here, neither visitors nor search engines can reach another page.',
    steps: [
      'Link the topics in the text to the pages about them, with link text that says where each link goes.',
    ],
    effort: 'medium',
  },
  {
    facts: ['load-time'],
    applies: ({ loadTime }) => loadTime > SLOW_DOCUMENT,
    title: 'Make the document load faster',
    why: `It took longer than ${SLOW_DOCUMENT} ms from here, and everything else on the page waits for it.`,
    steps: [
      'Measure again from another network. This is one measurement in one browser.',
      'Check if the page is served from the gateway or CDN cache.',
    ],
    effort: 'large',
  },
  {
    facts: ['keywords'],
    applies: ({ keywords }) => keywords.length === 0,
    title: 'Name the keywords',
    why: 'The keywords meta is empty.',
    steps: ['List the page’s main topics in the keywords meta, separated by commas.'],
  },
];

/** A plan of the same facts without a model: the rules that the pages break, most important first. */
export function planByRules(pages: readonly MeasuredPage[]): SeoPlan {
  const items = planRules.flatMap(({ applies, facts, steps, ...rule }) =>
    pages.flatMap((page, index): PlanItem[] =>
      applies(page)
        ? [
            {
              effort: 'small',
              ...rule,
              steps: [...steps],
              facts: facts.map((kind) => factId(index, kind)),
              page: page.pagePath,
            },
          ]
        : [],
    ),
  );
  return { items: items.slice(0, 100), leftOut: 0 };
}
