import { z } from 'zod';
import { boundedText } from '../text/bounded-text.ts';
import { plainUrl } from './plain-url.ts';

const word = boundedText(60);
const text = boundedText(100);
/** A tab may stay open for days: a time above one day is stored as one day. */
const milliseconds = z
  .number()
  .min(0)
  .transform((value) => Math.min(Math.round(value), 86_400_000));
const nothing = z.object({});

/** An app and its version. */
const owner = z.object({ app: word, app_version: word });

/** Metadata that is stored of each type of event. Other keys are dropped. None of these holds text that a visitor typed. */
export const storedMetadata = {
  page_view: nothing,
  seo_page_view: nothing,
  seo_health_check: nothing,
  engaged_user: nothing,
  exit_intent: nothing,
  /** `depth` in percent of the page, `time_to_depth` in ms since the view began. */
  scroll_depth: z.object({ depth: z.literal([25, 50, 75, 100]), time_to_depth: milliseconds }),
  /** `total_time` in ms, `max_scroll_depth` in percent of what can be scrolled. */
  page_exit: z.object({
    total_time: milliseconds,
    max_scroll_depth: z.number().int().min(0).max(100),
  }),
  link_click: z.object({
    url: boundedText(3000).transform(plainUrl),
    text,
    type: z.enum(['internal', 'external']),
  }),
  button_click: z.object({ text }),
  form_submission: z.object({ form_type: word, success: z.boolean() }),
  email_captured: z.object({ source: word, user_role: word }),
  /** `interaction` names what was done, `action` in which way. */
  salary_dashboard_interaction: z.object({ interaction: word, action: word.optional() }),
  /** A part of the site could not be shown: which app, and the code of the error. */
  remote_failed: z.object({ app: word, code: word }),
  /** A script of the site threw an error that nothing caught; recorded at most once a view. */
  script_error: owner,
  /** A measurement of the `web-vitals` library. `value` in ms; CLS has no unit. */
  core_web_vitals: owner.extend({
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().min(0).max(600_000),
  }),
} as const;

export type EventType = keyof typeof storedMetadata;

/** Metadata that is recorded in the tab and never stored. */
interface LocalMetadata {
  page_view: { page_path: string; page_title: string };
  seo_health_check: SeoHealth;
  /** Kind of page, as its Open Graph type says. */
  scroll_depth: { content_type: string };
  /** ms since the view began. */
  link_click: { time: number };
  button_click: { class: string; time: number };
  salary_dashboard_interaction: { [extra: string]: string | number | boolean | null };
  core_web_vitals: { rating: 'good' | 'needs-improvement' | 'poor' };
}

type Stored<Type extends EventType> = z.input<(typeof storedMetadata)[Type]>;

type Metadata<Type extends EventType> = Type extends 'page_view' | 'seo_health_check'
  ? LocalMetadata[Type]
  : Type extends keyof LocalMetadata
    ? Stored<Type> & LocalMetadata[Type]
    : Stored<Type>;

/** An event as apps record it. */
export type AnalyticsEvent = {
  [Type in EventType]: { event_type: Type; metadata: Metadata<Type> };
}[EventType];

export type PageOwner = z.infer<typeof owner>;

/** The facts in a page's head for search engines. Lengths are in characters. */
export interface SeoHealth {
  robots_present: boolean;
  robots_content: string | null;
  canonical_present: boolean;
  canonical_url: string | null;
  title_length: number;
  description_length: number;
}

/** Percentages of a page at which a view is measured. */
export type Milestone = Stored<'scroll_depth'>['depth'];
