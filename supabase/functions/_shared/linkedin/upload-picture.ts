import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { LinkPicture } from './link-picture.ts';
import { callLinkedIn, personUrn, type LinkedInAnswer } from './oauth.ts';
import { laterOutcome, postOutcome, type PostOutcome } from './post-outcome.ts';
import { restHeaders, type PostRequest } from './post-request.ts';
import type { LinkedInApi, LinkedInSettings } from './settings.ts';

/** The name that LinkedIn gave an uploaded picture, or why there is none. Without it the post is not sent. */
export type UploadOutcome = { status: 'uploaded'; urn: string } | PostOutcome;

interface UploadOptions {
  token: string;
  personSub: string;
  settings: LinkedInSettings;
  /** From 1. */
  attempt: number;
  now: Date;
  /** Of all calls together. */
  signal: AbortSignal;
}

/** LinkedIn's answer when the place for the bytes was given too long ago, or is used up. */
const EXPIRED = new Set([401, 403, 404, 410]);

const placeSchema = z.object({
  value: z.object({ uploadUrl: z.url(), image: z.string().regex(/^urn:li:image:[\w-]{1,200}$/) }),
});

/**
 * Uploads a picture for a post, as documented: LinkedIn names a place and the picture, then gets the bytes. Never rejects. Nothing
 * is published by it, so whatever goes wrong can be tried again.
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/images-api
 */
export async function uploadPicture(
  picture: Pick<LinkPicture, 'type' | 'bytes'>,
  { token, personSub, settings, attempt, now, signal }: UploadOptions,
): Promise<UploadOutcome> {
  const send = (url: string, init: RequestInit) => callLinkedIn(url, { ...init, signal }, token);
  const authorization = `Bearer ${token}`;
  try {
    const { url, headers, body } = uploadRequest(personSub, settings);
    const begun = await send(url, {
      method: 'POST',
      headers: { ...headers, Authorization: authorization },
      body: JSON.stringify(body),
    });
    if (begun.status !== 200) return refusedOutcome(begun, attempt, now);
    const place = placeSchema.safeParse(parseJson(begun.text)).data?.value;
    if (!place || !isLinkedIn(place.uploadUrl, settings)) {
      return unavailable(attempt, 'LinkedIn gave no address for the picture.');
    }
    const put = await send(place.uploadUrl, {
      method: 'PUT',
      headers: { 'Content-Type': picture.type, Authorization: authorization },
      body: picture.bytes,
    });
    if (put.status >= 200 && put.status < 300) return { status: 'uploaded', urn: place.image };
    // The token was good a moment ago: it is the place that is refused.
    if (EXPIRED.has(put.status)) {
      return laterOutcome('picture-expired', attempt, `HTTP ${put.status}`);
    }
    return refusedOutcome(put, attempt, now);
  } catch {
    return unavailable(attempt, 'LinkedIn did not answer in time.');
  }
}

/** The call that asks for a place, without the token. */
export function uploadRequest(
  personSub: string,
  { apiUrl, version }: LinkedInApi,
): Pick<PostRequest, 'url' | 'headers' | 'body'> {
  return {
    url: `${apiUrl}/rest/images?action=initializeUpload`,
    headers: restHeaders(version),
    body: { initializeUploadRequest: { owner: personUrn(personSub) } },
  };
}

/** As for a post, except that no answer can mean that something is published. */
function refusedOutcome(answer: LinkedInAnswer, attempt: number, now: Date): PostOutcome {
  const outcome = postOutcome(answer, attempt, now);
  if (outcome.status === 'unknown' || outcome.status === 'posted') {
    return unavailable(attempt, `HTTP ${answer.status}`);
  }
  const isPicture = outcome.problem === 'refused' || outcome.problem === 'duplicate';
  return isPicture ? { ...outcome, problem: 'picture-refused' } : outcome;
}

function unavailable(attempt: number, detail: string): PostOutcome {
  return laterOutcome('picture-unavailable', attempt, detail);
}

/** The token goes to LinkedIn alone, whatever an answer says. */
function isLinkedIn(uploadUrl: string, { apiUrl }: LinkedInApi): boolean {
  const { protocol, hostname, origin } = new URL(uploadUrl);
  if (origin === new URL(apiUrl).origin) return true;
  return protocol === 'https:' && /(^|\.)linkedin\.com$/.test(hostname);
}
