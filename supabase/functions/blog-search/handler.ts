import { createAddressLimit, type AddressLimit } from '@talent/functions/address-limit.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { normalAddress } from '@talent/api/address/hash';
import { pageResponse } from '@talent/functions/page-document.ts';
import { searchPageBody, type SearchOutcome } from './search-page.ts';
import { searchPosts, type SearchAnswer } from './search-posts.ts';
import { searchQuery } from './search-query.ts';

type Reply =
  | { status: 'answered'; answer: SearchAnswer }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'unavailable' };

/** Searches of one address a minute. */
const PER_MINUTE = 40;

const limits = new WeakMap<FunctionContext, AddressLimit>();

/**
 * `GET /functions/v1/blog-search?q=&page=`: published posts that match, best first, ten a page. A `SearchAnswer` as
 * JSON, or a whole page for a browser that sends the form by itself. Anybody may keep the answer for a minute.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' };
    return Response.json({ code: 'wrong-method' }, { status: 405, headers });
  }
  const { query, page } = searchQuery(new URL(request.url));
  const reply = await search({ query, page }, request, context);
  const isPage = (request.headers.get('accept') ?? '').includes('text/html');
  const response = isPage ? await asPage(query, reply, context) : asJson(reply);
  response.headers.set('Vary', 'Accept');
  response.headers.set(
    'Cache-Control',
    reply.status === 'answered' ? 'public, max-age=60' : 'no-store',
  );
  if (reply.status === 'limited')
    response.headers.set('Retry-After', String(reply.retryAfterSeconds));
  return request.method === 'HEAD' ? new Response(null, response) : response;
};

async function search(
  asked: { query: string; page: number },
  request: Request,
  context: FunctionContext,
): Promise<Reply> {
  const limit = limits.get(context) ?? createAddressLimit(PER_MINUTE);
  limits.set(context, limit);
  const retryAfterSeconds = limit.wait(
    normalAddress(context.clientAddress(request)),
    context.now(),
  );
  if (retryAfterSeconds > 0) return { status: 'limited', retryAfterSeconds };
  try {
    return { status: 'answered', answer: await searchPosts(context.data, asked) };
  } catch (error) {
    context.log(`Posts were not searched: ${error instanceof Error ? error.message : error}`);
    return { status: 'unavailable' };
  }
}

function asJson(reply: Reply): Response {
  switch (reply.status) {
    case 'answered':
      return Response.json(reply.answer);
    case 'limited':
      return Response.json(
        { code: 'rate-limited', retryAfterSeconds: reply.retryAfterSeconds },
        { status: 429 },
      );
    case 'unavailable':
      return Response.json({ code: 'unavailable' }, { status: 503 });
  }
}

function asPage(query: string, reply: Reply, context: FunctionContext): Promise<Response> {
  const title = query === '' ? 'Search' : `Search: ${query}`;
  const page = (status: number, outcome: SearchOutcome) =>
    pageResponse(status, { title, body: searchPageBody(query, outcome) }, context);
  switch (reply.status) {
    case 'answered':
      return page(200, reply);
    case 'limited':
      return page(429, {
        status: 'failed',
        message: 'Too many searches came from here. Please search again in a minute.',
      });
    case 'unavailable':
      return page(503, {
        status: 'failed',
        message: 'The search did not answer. Your words are still in the field: please try again.',
      });
  }
}
