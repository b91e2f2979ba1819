import { littleText } from '@talent/api/linkedin/little-text';
import { callLinkedIn, personUrn } from './oauth.ts';
import { postOutcome, silentOutcome, type PostOutcome } from './post-outcome.ts';
import type { LinkedInApi } from './settings.ts';

interface PostContent {
  commentary: string;
  linkUrl: string | null;
  linkTitle: string | null;
  /** LinkedIn's name of the uploaded picture of the link; null where it has none. */
  imageUrn: string | null;
}

/** A call of `POST /rest/posts`, without the token. */
export interface PostRequest {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  body: object;
}

/** Time limit of one call, ms: below the two-minute lease of a post. */
const TIMEOUT_MS = 20_000;

/** Causes of a failed `fetch` without a connection: nothing was sent. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * The call that posts for a member, as documented.
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api
 */
export function postRequest(
  { commentary, linkUrl, linkTitle, imageUrn }: PostContent,
  personSub: string,
  { apiUrl, version }: LinkedInApi,
): PostRequest {
  const thumbnail = imageUrn === null ? {} : { thumbnail: imageUrn };
  const article =
    linkUrl === null ? null : { source: linkUrl, title: linkTitle ?? linkUrl, ...thumbnail };
  return {
    method: 'POST',
    url: `${apiUrl}/rest/posts`,
    headers: restHeaders(version),
    body: {
      author: personUrn(personSub),
      commentary: littleText(commentary),
      visibility: 'PUBLIC',
      distribution: {
        feedDistribution: 'MAIN_FEED',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      ...(article === null ? {} : { content: { article } }),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
  };
}

/** Headers of every call of the versioned API. @param version YYYYMM */
export function restHeaders(version: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'LinkedIn-Version': version,
    'X-Restli-Protocol-Version': '2.0.0',
  };
}

/** Sends a post once. Never rejects. */
export async function sendPost(
  { url, method, headers, body }: PostRequest,
  token: string,
  { attempt, now, timeoutMs = TIMEOUT_MS }: { attempt: number; now: Date; timeoutMs?: number },
): Promise<PostOutcome> {
  try {
    const sent = {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    };
    return postOutcome(await callLinkedIn(url, sent, token), attempt, now);
  } catch (error) {
    return silentOutcome(!isNotReached(error), attempt);
  }
}

function isNotReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error)) return false;
  // Several addresses of the host were tried: nothing was sent when none could be reached.
  if (cause instanceof AggregateError) return cause.errors.every((one) => hasCode(one));
  return hasCode(cause);
}

function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_REACHED.has(String(error.code));
}
