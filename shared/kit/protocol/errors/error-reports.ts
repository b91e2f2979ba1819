import { z } from 'zod';
import { boundedText } from '../text/bounded-text.ts';
import { readableItems } from '../text/readable-items.ts';
import { MOST_BREADCRUMBS } from './limits.ts';
import { LONGEST_MESSAGE } from './scrub.ts';
import { MOST_FRAMES } from './stack-frames.ts';

const word = boundedText(60);
const sitePath = boundedText(300).regex(/^\/[^?#\s]*$/);
const position = z.number().int().min(1).max(99_999_999);

/** See `StackFrame`. */
const frame = z.object({ path: sitePath, line: position, column: position });
const frames = z.array(frame).max(MOST_FRAMES);

/** Kinds of errors that browsers send. */
const browserKinds = ['script', 'rejection', 'load', 'hydration', 'slow'] as const;
/**
 * Every kind: an uncaught or contained error of a script, a rejection that nothing handled, a file that did not load, a report of
 * the content security policy, a page that React rendered anew, a 5xx of a function, and an interaction over 500 ms.
 */
export const errorKinds = [...browserKinds, 'csp', 'function'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/**
 * The evidence that an error was attributed by: an address in its stack, the components around it, the file that failed, the marked part of
 * the page, the page that was shown (no address named an app), or the name of a function.
 */
export const errorEvidences = [
  'stack',
  'components',
  'file',
  'region',
  'page',
  'function',
] as const;
export type ErrorEvidence = (typeof errorEvidences)[number];

/** One of the last things that happened before an error. None holds typed text. */
const breadcrumb = z.object({
  /** `page`: a page was opened; `event`: an event was recorded; `request`: a request failed. */
  kind: z.enum(['page', 'event', 'request']),
  /** Path of the page or of the request, without its query, or the type of the event. */
  what: boundedText(300).regex(/^[^?#\s]*$/),
  /** Status of a failed request. */
  status: z.number().int().min(0).max(999).optional(),
  /** How long before the error, ms. */
  before_ms: z.number().min(0).max(86_400_000),
});
export type Breadcrumb = z.infer<typeof breadcrumb>;
/** An app with the version that the tab has: the composition that visitors get names no guarded app. */
const named = z.object({ app: word, version: word.nullable() });

const browserReport = z.object({
  kind: z.enum(browserKinds),
  /** Scrubbed, see `scrub`. */
  message: boundedText(LONGEST_MESSAGE),
  frames,
  /** Frames of the components around the failure. */
  componentFrames: frames,
  /** Path of the file that failed to load, or whose code took long. */
  file: sitePath.nullable(),
  /** App of the part of the page that failed or was touched. */
  region: named.nullable(),
  /** App of the page. */
  page: named.nullable(),
  /** Path of the page. */
  path: sitePath,
  breadcrumbs: z.array(breadcrumb).max(MOST_BREADCRUMBS),
});
export type BrowserReport = z.infer<typeof browserReport>;

/** The errors of one tab whose visitor agreed: the body of `POST /functions/v1/error-reports`, which the gateway reads. */
export const errorBatchSchema = z.object({
  session_id: z.string().regex(/^\d{13}-[a-z0-9]{1,20}$/),
  /** Id of the composition that the tab runs. */
  composition: boundedText(40),
  /** Those that read: one that does not loses no other. */
  reports: readableItems(browserReport, 10),
});
export type ErrorBatch = z.infer<typeof errorBatchSchema>;

const day = z.iso.date();

/** Equal errors that a gateway has attributed and counted. */
export const countedErrorSchema = z.strictObject({
  /** SHA-256 of the cause, in hex: equal for errors of one group. */
  cause: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(errorKinds),
  /** Name of the app; `functions` for functions. */
  app: word,
  /** Version of the app; null: no address and no composition said which. */
  version: word.nullable(),
  /** From CODEOWNERS, such as `@talent-site/blog`. */
  owners: z.array(boundedText(100)).max(10),
  evidence: z.enum(errorEvidences),
  message: boundedText(LONGEST_MESSAGE),
  /** The file or function, the same in all versions: `mfe-blog/post.js`. */
  place: boundedText(200),
  /** Pattern of the page's route; null: no route of the site. */
  route: boundedText(200).nullable(),
  /** Id of the tab's composition; null: unknown. */
  composition: boundedText(40).nullable(),
  /** Of the newest of them, innermost first; of errors in components, those of the components. */
  frames,
  breadcrumbs: z.array(breadcrumb).max(MOST_BREADCRUMBS),
  /** Keyed hashes of sessions that are worth nothing on another day. At most 50 of a batch. */
  visitors: z.array(z.string().regex(/^[0-9a-f]{32}$/)).max(50),
  day,
  count: z.number().int().min(1).max(1_000_000),
});
export type CountedError = z.infer<typeof countedErrorSchema>;

/** The request of the gateway to the function that stores errors. */
export const countedErrorsSchema = z.strictObject({
  record: z.array(countedErrorSchema).min(1).max(200),
});
