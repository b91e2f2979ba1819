import { searchconsole } from '@googleapis/searchconsole';
import { JWT } from 'google-auth-library';
import { z } from 'zod';
import { readLimitedText } from '../http/read-limited.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';
import { SearchConsoleError, searchConsoleRefusal } from './search-console-error.ts';
import type { SearchConsoleAccess } from './settings.ts';

/** Where the library asks for tokens. */
const LIBRARY_TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const TIME_LIMIT_MS = 30_000;
/** 5,000 rows are below 2 MB. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** A row of `searchanalytics.query`. */
export interface SearchRow {
  /** The value of the dimension: a day, a query or an address. */
  key: string;
  clicks: number;
  impressions: number;
  /** On average; 1 is the best. */
  position: number;
}

export interface SearchQuestion {
  dimension: 'date' | 'query' | 'page';
  /** The first and the last day, in Pacific time as Search Console counts them. */
  startDate: string;
  endDate: string;
  /** Most rows of the answer: those with the most clicks. */
  rowLimit: number;
}

/** @throws SearchConsoleError */
export type AskSearchConsole = (question: SearchQuestion) => Promise<SearchRow[]>;

const count = z.number().nonnegative().max(2e9).transform(Math.round);
const rowSchema = z
  .object({
    keys: z.tuple([z.string()]),
    clicks: count.default(0),
    impressions: count.default(0),
    position: z.number().nonnegative().default(0),
  })
  .transform(({ keys: [key], ...figures }) => ({ key, ...figures }));
const answerSchema = z.object({ rows: z.array(rowSchema).default([]) });

/**
 * Asks Google with its own library.
 * @param retryDelayMs - wait before the first repetition of a request that Google could not take; it doubles.
 */
export function createSearchConsole(
  access: SearchConsoleAccess,
  now: () => Date,
  retryDelayMs = 1000,
): AskSearchConsole {
  const auth = new JWT({
    email: access.email,
    key: access.privateKey,
    scopes: [SCOPE],
    transporterOptions: { fetchImplementation: fetchFor(access) },
  });
  const api = searchconsole({ version: 'v1', auth, rootUrl: `${access.apiUrl}/` });
  const retryConfig = {
    retry: 2,
    noResponseRetries: 1,
    retryDelay: retryDelayMs,
    httpMethodsToRetry: ['POST'],
    statusCodesToRetry: [
      [429, 429],
      [500, 599],
    ],
  };
  return async ({ dimension, ...range }) => {
    const requestBody = { ...range, dimensions: [dimension], type: 'web', dataState: 'final' };
    try {
      const { data } = await api.searchanalytics.query(
        { siteUrl: access.site, requestBody },
        { retryConfig },
      );
      const read = answerSchema.safeParse(data);
      if (!read.success) throw new SearchConsoleError('malformed');
      return read.data.rows;
    } catch (error) {
      throw error instanceof SearchConsoleError ? error : readFailure(error, now());
    }
  };
}

/** The library's requests, within our limits, and to the token endpoint of the settings. */
function fetchFor({ tokenUrl }: SearchConsoleAccess): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await fetch(url === LIBRARY_TOKEN_URL ? tokenUrl : input, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const text = await readLimitedText(response, MAX_ANSWER_BYTES);
    if (text === null) throw new SearchConsoleError('malformed', 'too_large');
    const { status, headers } = response;
    const kept = ['content-type', 'retry-after'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return new Response(text, { status, headers: kept });
  };
}

const failureSchema = z.object({
  response: z.object({ status: z.number(), data: z.unknown(), headers: z.instanceof(Headers) }),
});

/** The library's errors quote the request, so only the answer of Google is read. */
function readFailure(error: unknown, now: Date): SearchConsoleError {
  const read = failureSchema.safeParse(error);
  if (!read.success) return new SearchConsoleError('unreachable');
  const { status, data, headers } = read.data.response;
  return searchConsoleRefusal(status, data, retryAfterSeconds(headers, now));
}
