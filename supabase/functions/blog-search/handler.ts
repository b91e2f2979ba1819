import { CONTRACT_HEADER } from '@talent/protocol/contract';
import type { SearchAnswer } from './answer.ts';
import { isOutdated, outdated } from '@talent/functions/contract/outdated.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { refusal, reply } from '@talent/functions/http/replies.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { pageResponse } from '@talent/functions/pages/page-document.ts';
import { contract } from './contract.ts';
import { searchPageBody } from './search-page.ts';
import { searchPosts, searchQuery, type SearchQuery } from './search-posts.ts';

type Outcome =
  | { status: 'answered'; answer: SearchAnswer }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'unavailable' };

/** Searches of one address a minute. */
const limit = createAddressLimit(40);

const MESSAGES = {
  limited: 'Too many searches from your network. Search again in a minute.',
  unavailable: 'The search did not answer. Your words are still in the field. Try again.',
};

/**
 * `GET /functions/v1/blog-search?q=&page=`: published posts that match, best first, ten a page. JSON, or a whole page for
 * a browser that submits the search form without a script. Any cache may store the answer for a minute.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'wrong-method', { Allow: 'GET, HEAD' });
  }
  const isPage = (request.headers.get('accept') ?? '').includes('text/html');
  if (isOutdated(request, contract)) return outdated();
  const asked = searchQuery(new URL(request.url));
  const outcome = await search(asked, request, context);
  const response = isPage ? await asPage(asked.query, outcome, context) : asJson(outcome);
  response.headers.set('Vary', `Accept, ${CONTRACT_HEADER}`);
  if (outcome.status === 'answered') response.headers.set('Cache-Control', 'public, max-age=60');
  if (outcome.status === 'limited') {
    response.headers.set('Retry-After', String(outcome.retryAfterSeconds));
  }
  return request.method === 'HEAD' ? new Response(null, response) : response;
};

async function search(
  asked: SearchQuery,
  request: Request,
  context: FunctionContext,
): Promise<Outcome> {
  const retryAfterSeconds = limit(request, context);
  if (retryAfterSeconds > 0) return { status: 'limited', retryAfterSeconds };
  try {
    return { status: 'answered', answer: await searchPosts(context.data, asked) };
  } catch (error) {
    context.log(`Posts were not searched: ${error instanceof Error ? error.message : error}`);
    return { status: 'unavailable' };
  }
}

function asJson(outcome: Outcome): Response {
  switch (outcome.status) {
    case 'answered':
      return reply(outcome.answer);
    case 'limited': {
      const { retryAfterSeconds } = outcome;
      return reply({ code: 'rate-limited', retryAfterSeconds }, 429);
    }
    case 'unavailable':
      return refusal(503, 'unavailable');
  }
}

function asPage(query: string, outcome: Outcome, context: FunctionContext): Promise<Response> {
  const title = query === '' ? 'Search' : `Search: ${query}`;
  if (outcome.status === 'answered') {
    return pageResponse(200, { title, body: searchPageBody(query, outcome) }, context);
  }
  const failed = { status: 'failed', message: MESSAGES[outcome.status] } as const;
  const status = outcome.status === 'limited' ? 429 : 503;
  return pageResponse(status, { title, body: searchPageBody(query, failed) }, context);
}
