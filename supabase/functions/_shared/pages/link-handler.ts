import type { FunctionContext, FunctionHandler } from '../context.ts';
import { readLinkToken, type LinkPurpose } from '../tokens/link-token.ts';
import { html as markup } from 'hono/html';
import { messagePageBody, pageResponse } from './page-document.ts';
import { refusal } from '../http/replies.ts';
import { readSubmission } from '../http/read-submission.ts';

/** A link in a mail. `GET` shows a page with a button; only its `POST` acts. */
export interface LinkAction {
  purpose: LinkPurpose;
  title: string;
  text: string;
  button: string;
  /** Performs the action; null when its subject no longer exists. */
  act: (id: string, context: FunctionContext) => Promise<LinkOutcome | null>;
  /** The texts for a link that is expired or damaged, or whose subject no longer exists. */
  gone: LinkMessage;
}

interface LinkMessage {
  title: string;
  text: string;
  link: { href: string; label: string };
  /** Ends what was confirmed, right from the page that says so. */
  unsubscribe?: string;
}

/** How a person learns that the action was performed: on a page of the site, or on the function's own page. */
export type LinkOutcome = { path: string } | LinkMessage;

/** Serves such a link, also for one-click requests of mail programs (RFC 8058), which send no form of ours. */
export function linkHandler(action: LinkAction): FunctionHandler {
  return async (request, context) => {
    const isHead = request.method === 'HEAD';
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      return refusal(405, 'wrong-method', { Allow: 'GET, HEAD, POST' });
    }
    // Both methods take the token from the address: mail programs post to the link as it is.
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const check = await readLinkToken(context.secret, action.purpose, token, context.now());
    if (check.status !== 'valid') return message(410, action.gone, context);
    if (request.method !== 'POST') return isHead ? new Response(null) : ask(action, token, context);
    const sent = await readSubmission(request, { maxBytes: 1024 });
    // RFC 8058: such a request must not be redirected; its answer is not shown.
    const isOneClick = sent.status === 'read' && sent.fields['List-Unsubscribe'] === 'One-Click';
    try {
      const outcome = await action.act(check.id, context);
      if (outcome === null) return await message(410, action.gone, context);
      return isOneClick ? new Response(null, { status: 204 }) : await done(outcome, context);
    } catch (error) {
      context.log(
        `Link ${action.purpose} failed: ${error instanceof Error ? error.message : error}`,
      );
      return failed(action, token, context);
    }
  };
}

async function done(outcome: LinkOutcome, context: FunctionContext): Promise<Response> {
  if (!('path' in outcome)) return message(200, outcome, context);
  return new Response(null, {
    status: 303,
    headers: { Location: outcome.path, 'Cache-Control': 'no-store' },
  });
}

function ask(action: LinkAction, token: string, context: FunctionContext): Promise<Response> {
  const body = markup`<h1>${action.title}</h1>
<p>${action.text}</p>
${buttonForm(action, token)}`;
  return pageResponse(200, { title: action.title, body }, context);
}

function failed(action: LinkAction, token: string, context: FunctionContext): Promise<Response> {
  const body = markup`<h1>${action.title}</h1>
<p role="alert">That did not work because the service is not available. Try again in a moment.</p>
${buttonForm(action, token)}`;
  return pageResponse(503, { title: action.title, body }, context);
}

function message(status: number, words: LinkMessage, context: FunctionContext): Promise<Response> {
  const body = messagePageBody(words.title, words.text, words.link, words.unsubscribe);
  return pageResponse(status, { title: words.title, body }, context);
}

function buttonForm({ purpose, button }: LinkAction, token: string) {
  return markup`<form method="post" action="/functions/v1/${purpose}?token=${token}"><button>${button}</button></form>`;
}
