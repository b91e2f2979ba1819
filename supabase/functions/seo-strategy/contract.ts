import { z } from '@talent/protocol/forms/schema';
import { boundedText } from '@talent/protocol/text/bounded-text';

/** Facts that are sent in one request, bytes at most. */
export const MAX_FACTS_BYTES = 32 * 1024;
/** Pages that one plan is made for. */
export const MAX_PLAN_PAGES = 10;

const text = boundedText(2048);
const count = z.number().nonnegative().max(1e7);
const headings = z.strictObject({
  h1: count,
  h2: count,
  h3: count,
  h4: count,
  h5: count,
  h6: count,
});

/** One page as the analyser measured it: the fields of a stored report. */
export const measuredPageSchema = z.strictObject({
  pagePath: z.string().startsWith('/').max(2048),
  analysedAt: z.iso.datetime(),
  pageTitle: text,
  metaDescription: text,
  canonicalUrl: text,
  keywords: z.array(text).max(100),
  headingStructure: headings,
  imageAltTags: count,
  imageCount: count,
  internalLinks: count,
  externalLinks: count,
  /** ms. */
  loadTime: count,
  robots: text,
});
export type MeasuredPage = z.infer<typeof measuredPageSchema>;

/**
 * The body of `POST /functions/v1/seo-strategy`. `gemini` falls back to the rules where no key is set. Two requests with one `key`
 * get one plan.
 */
export const strategyRequestSchema = z.strictObject({
  key: z.uuid().optional(),
  method: z.enum(['gemini', 'rules']),
  pages: z.array(measuredPageSchema).min(1).max(MAX_PLAN_PAGES),
});
export type StrategyRequest = z.infer<typeof strategyRequestSchema>;

/** A measured value that a plan may rest on. */
export const seoFactSchema = z.object({
  /** Of the page's place in the request and the kind of value: `p1.title`. */
  id: z.string(),
  page: z.string(),
  label: z.string(),
  /** As it is shown, with its unit. */
  value: z.string(),
});
export type SeoFact = z.infer<typeof seoFactSchema>;

function shownText(max: number) {
  return boundedText(max).trim().min(1);
}
const line = shownText(600);

export const planItemSchema = z.object({
  title: shownText(160),
  /** Why it is worth doing. */
  why: line,
  /** Ids of the facts that it rests on. */
  facts: z.array(z.string().max(60)).min(1).max(20),
  steps: z.array(line).min(1).max(10),
  effort: z.enum(['small', 'medium', 'large']),
  /** Path of the page that changes. */
  page: z.string().max(2048),
});
export type PlanItem = z.infer<typeof planItemSchema>;

export const seoPlanSchema = z.object({
  items: z.array(planItemSchema).max(100),
  /** Items of the model's answer that rest on no measured fact: they are not shown. */
  leftOut: z.number().int().nonnegative(),
});
export type SeoPlan = z.infer<typeof seoPlanSchema>;

/** A stored plan with the facts that it is based on: the answer of `POST /functions/v1/seo-strategy`. */
export const strategySchema = z.object({
  id: z.number(),
  kind: z.enum(['gemini', 'rules']),
  /** Why rules made it; null where Gemini did. */
  reason: z.enum(['no-key', 'asked']).nullable(),
  /** Version of the model; null where rules made it. */
  model: z.string().nullable(),
  facts: z.array(seoFactSchema),
  plan: seoPlanSchema,
  created_at: z.string(),
});
export type Strategy = z.infer<typeof strategySchema>;

/** Why there is no plan. */
export const strategyFailureSchema = z.object({
  code: z.enum([
    /** The key is wrong, ended, or not allowed to do this. */
    'key-refused',
    /** The quota of the key is used up. */
    'quota',
    /** No model has the name that is set. */
    'model-unknown',
    /** Gemini does not take the request, such as from this country. */
    'request-refused',
    /** No whole answer within the time limit. */
    'timeout',
    /** Its filters held the answer, or the question, back. */
    'blocked',
    /** The answer is longer than is read. */
    'too-large',
    /** The answer is not what was asked for. */
    'malformed',
    /** Gemini cannot be reached, or answers that it cannot work. */
    'unavailable',
    /** The same admin has a plan made already. */
    'busy',
    /** Too many plans within the hour. */
    'limited',
    'facts-too-large',
    'unreadable',
  ]),
  /** Code that Gemini gave as its reason; empty when none. */
  detail: z.string().default(''),
  /** When to try again, as far as that was said. */
  retryAfterSeconds: z.number().nullable().default(null),
});
export type StrategyFailure = z.infer<typeof strategyFailureSchema>;
