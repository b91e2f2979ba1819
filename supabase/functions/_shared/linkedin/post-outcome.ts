import { cutText } from '@talent/protocol/text/cut-text';
import { z } from 'zod';
import type { LinkedInAnswer } from './oauth.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';
import { parseJson } from '../http/parse-json.ts';

/** Why a post is not published. The staff area has a text for each code. */
export type PostProblem =
  /** No account is connected, or its tokens can no longer be decrypted. */
  | 'not-connected'
  /** 401: the token was refused. */
  | 'reconnect'
  /** 403: the app may not post for this member. */
  | 'not-allowed'
  /** 422: LinkedIn already has the same content. */
  | 'duplicate'
  /** 426: LinkedIn no longer serves this version of the API. */
  | 'version'
  /** 429: too many calls. */
  | 'rate-limited'
  /** LinkedIn could not be reached, or is not available (503). */
  | 'unavailable'
  /** Sent without an answer. */
  | 'no-answer'
  /** Sent, and the answer does not say whether it was accepted. */
  | 'unclear-answer'
  /** LinkedIn refused the picture; the post was not sent. */
  | 'picture-refused'
  /** The place that LinkedIn gave for the picture was no longer good; the post was not sent. */
  | 'picture-expired'
  /** The picture was not taken in time; the post was not sent. */
  | 'picture-unavailable'
  /** The linked page of this site, or its picture, cannot be read; nothing was sent. */
  | 'no-page'
  /** Any other refusal. */
  | 'refused'
  /** The post breaks a rule that is checked before sending. */
  | 'invalid';

/** The outcome of one attempt to publish. `detail` is LinkedIn's reason. */
export type PostOutcome =
  | { status: 'posted'; urn: string }
  | { status: 'failed' | 'unknown'; problem: PostProblem; detail?: string; urn?: string }
  /** Nothing was accepted: the post can be sent again after `after_seconds`. */
  | { status: 'retry'; problem: PostProblem; detail?: string; after_seconds: number };

const URN = /urn:li:(?:share|ugcPost|activity):\d+/;

/** Used when LinkedIn gives no time. */
const LIMITED_SECONDS = 15 * 60;

const refusals: Readonly<Record<number, PostProblem>> = {
  401: 'reconnect',
  403: 'not-allowed',
  426: 'version',
};

const errorSchema = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string().optional() })).optional() })
    .optional(),
});

/** The outcome in an answer to `POST /rest/posts`. `attempt` counts from 1; `now` is for a `Retry-After` with a date. */
export function postOutcome(answer: LinkedInAnswer, attempt: number, now: Date): PostOutcome {
  const { status, headers, text } = answer;
  if (status === 201 || status === 200) return acceptedOutcome(headers, text);
  const said = errorSchema.safeParse(parseJson(text)).data ?? {};
  const detail = cutText([said.code, said.message].filter(Boolean).join(': '), 300);
  const about = detail === '' ? { detail: `HTTP ${status}` } : { detail };
  if (status === 429 || status === 503) {
    const isLimited = status === 429;
    const own = isLimited ? LIMITED_SECONDS : waitAfter(attempt);
    const problem = isLimited ? 'rate-limited' : 'unavailable';
    const after_seconds = retryAfterSeconds(headers, now) ?? own;
    return { status: 'retry', problem, ...about, after_seconds };
  }
  const inputs = said.errorDetails?.inputErrors ?? [];
  const isDuplicate =
    inputs.some(({ code }) => code === 'DUPLICATE_POST') || /duplicate/i.test(detail);
  if (status === 422 && isDuplicate) {
    const urn = URN.exec(said.message ?? '')?.[0];
    return { status: 'failed', problem: 'duplicate', ...about, ...(urn ? { urn } : {}) };
  }
  // Any other 5xx, and a 2xx without an id, can come after the post was accepted.
  if (status >= 500 || status < 300) {
    return { status: 'unknown', problem: 'unclear-answer', ...about };
  }
  return { status: 'failed', problem: refusals[status] ?? 'refused', ...about };
}

/** The outcome of a call without an answer. `reached` is false when no connection was made. */
export function silentOutcome(reached: boolean, attempt: number): PostOutcome {
  if (reached) return { status: 'unknown', problem: 'no-answer' };
  return laterOutcome('unavailable', attempt, 'No connection to LinkedIn could be made.');
}

/** Nothing was accepted: the next attempt comes later each time. */
export function laterOutcome(problem: PostProblem, attempt: number, detail: string): PostOutcome {
  return { status: 'retry', problem, detail, after_seconds: waitAfter(attempt) };
}

/** Seconds. */
function waitAfter(attempt: number): number {
  return 30 * 2 ** Math.min(attempt - 1, 6);
}

function acceptedOutcome(headers: Headers, text: string): PostOutcome {
  const named = z.object({ id: z.string() }).safeParse(parseJson(text)).data?.id;
  const urn = URN.exec(headers.get('x-restli-id') ?? named ?? '')?.[0];
  if (urn !== undefined) return { status: 'posted', urn };
  return {
    status: 'unknown',
    problem: 'unclear-answer',
    detail: 'LinkedIn accepted the post and did not give its id.',
  };
}
