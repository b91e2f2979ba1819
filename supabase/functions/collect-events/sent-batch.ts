import { z } from 'zod';
import { plainUrl } from './plain-url.ts';

const word = z.string().max(60);
const text = z.string().max(100);
/** A tab may stay open for days: longer than one counts as one. */
const milliseconds = z
  .number()
  .min(0)
  .transform((value) => Math.min(Math.round(value), 86_400_000));
const nothing = z.object({});

/** What is kept of each type of event: known keys, no more. Nothing that somebody typed is among them. */
const metadataOf = {
  page_view: nothing,
  seo_page_view: nothing,
  seo_health_check: nothing,
  engaged_user: nothing,
  exit_intent: nothing,
  scroll_depth: z.object({ depth: z.literal([25, 50, 75, 100]), time_to_depth: milliseconds }),
  page_exit: z.object({
    total_time: milliseconds,
    max_scroll_depth: z.number().int().min(0).max(100),
  }),
  link_click: z.object({
    url: z.string().max(3000).transform(plainUrl),
    text,
    type: z.enum(['internal', 'external']),
  }),
  button_click: z.object({ text }),
  form_submission: z.object({ form_type: word, success: z.boolean() }),
  email_captured: z.object({ source: word, user_role: word }),
  salary_dashboard_interaction: z.object({ interaction: word, action: word.optional() }),
  remote_failed: z.object({ app: word, code: word }),
  script_error: z.object({ app: word, app_version: word }),
  core_web_vitals: z.object({
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().min(0).max(600_000),
    app: word,
    app_version: word,
  }),
} as const;

type EventType = keyof typeof metadataOf;

const envelope = z
  .object({
    type: z.enum(Object.keys(metadataOf) as EventType[]),
    path: z
      .string()
      .regex(/^\/[^?#]*$/)
      .max(300),
    /** How long ago it happened, ms. */
    age_ms: z.number().min(0),
    metadata: z.unknown(),
  })
  .transform((event, context) => {
    const metadata = metadataOf[event.type].safeParse(event.metadata);
    if (metadata.success) return { ...event, metadata: metadata.data };
    context.addIssue({ code: 'custom', message: `is not as ${event.type} has it` });
    return z.NEVER;
  });

const campaignWord = z.string().max(100).optional();

/** One tab's events, as `shared/sdk/src/collector/delivery/send-events.ts` sends them. */
export const sentBatch = z.object({
  session_id: z.string().regex(/^\d{13}-[a-z0-9]{1,20}$/),
  user_id: z.uuid().nullable(),
  referrer_host: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .max(100)
    .nullable(),
  utm: z.object({
    source: campaignWord,
    medium: campaignWord,
    campaign: campaignWord,
    term: campaignWord,
    content: campaignWord,
  }),
  events: z.array(envelope).min(1).max(50),
});
