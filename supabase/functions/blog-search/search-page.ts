import { formatDay } from '@talent/sdk/format';
import type { FoundPost, SearchAnswer } from './answer.ts';
import { html as markup } from 'hono/html';
import type { Markup } from '@talent/functions/pages/page-document.ts';

const BLOG_PATH = '/ai-hiring-insights-blog';
const SEARCH_PATH = '/functions/v1/blog-search';

/** The content below the search field. */
export type SearchOutcome =
  | { status: 'answered'; answer: SearchAnswer }
  /** One sentence that says what to do. */
  | { status: 'failed'; message: string };

/** The search as a whole page, for browsers that run no script. */
export function searchPageBody(query: string, outcome: SearchOutcome): Markup {
  return markup`<h1>Search the articles</h1>
<form method="get" action="${SEARCH_PATH}" role="search">
<div class="field"><label for="q">Search for</label>
<input class="control" type="search" id="q" name="q" value="${query}" maxlength="200"></div>
<button>Search</button>
</form>
${outcomeBody(outcome)}
<p><a href="${BLOG_PATH}">Back to the blog</a></p>`;
}

function outcomeBody(outcome: SearchOutcome): Markup {
  if (outcome.status === 'failed') return markup`<p role="alert">${outcome.message}</p>`;
  const { query, page, pageSize, total, results } = outcome.answer;
  if (query === '') return markup`<p>Type one or more words, or a “phrase” in quotation marks.</p>`;
  if (results.length === 0) {
    return page > 1
      ? markup`<p>There are no more results. <a href="${address(query, 1)}">Back to the first page</a></p>`
      : markup`<h2>Nothing found for “${query}”</h2>
<p>Check the spelling, or try fewer or more general words.</p>`;
  }
  const pages = Math.ceil(total / pageSize);
  return markup`<h2>${total === 1 ? '1 article' : `${total} articles`} found for “${query}”</h2>
<ol start="${(page - 1) * pageSize + 1}">${results.map(resultBody)}</ol>
${
  pages > 1 &&
  markup`<nav aria-label="Pages of results"><p>Page ${page} of ${pages}
${page > 1 && markup`<a rel="prev" href="${address(query, page - 1)}">Previous results</a>`}
${page < pages && markup`<a rel="next" href="${address(query, page + 1)}">More results</a>`}</p></nav>`
}`;
}

function resultBody({ slug, title, headline, publishedAt }: FoundPost): Markup {
  return markup`<li><h3><a href="/blog/${encodeURIComponent(slug)}">${title}</a></h3>
<p>${marked(headline)}</p>
<p class="hint">${formatDay(publishedAt)}</p></li>
`;
}

/** The text with its matches in `<mark>`. A start without an end is dropped. */
export function marked(headline: string): Markup[] {
  return headline.split(/(\uE000[^\uE000\uE001]*\uE001)/).map((part) => {
    const text = part.replaceAll(/[\uE000\uE001]/g, '');
    return part.startsWith('\uE000') && part.endsWith('\uE001')
      ? markup`<mark>${text}</mark>`
      : markup`${text}`;
  });
}

function address(query: string, page: number): string {
  const search = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) });
  return `${SEARCH_PATH}?${search}`;
}
