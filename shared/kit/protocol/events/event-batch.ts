import { z } from 'zod';
import { boundedText } from '../text/bounded-text.ts';
import { readableItems } from '../text/readable-items.ts';
import { storedMetadata, type EventType } from './event.ts';

const sentEvent = z
  .object({
    type: z.enum(Object.keys(storedMetadata) as EventType[]),
    path: boundedText(300).regex(/^\/[^?#]*$/),
    /** How long ago it happened, ms. */
    age_ms: z.number().min(0),
    metadata: z.unknown(),
  })
  .transform((event, context) => {
    const metadata = storedMetadata[event.type].safeParse(event.metadata);
    if (metadata.success) return { ...event, metadata: metadata.data };
    context.addIssue({ code: 'custom', message: `is not the metadata of ${event.type}` });
    return z.NEVER;
  });

const campaignWord = boundedText(100).optional();

/** The events of one tab: the body of `POST /functions/v1/collect-events`. */
export const eventBatchSchema = z.object({
  session_id: z.string().regex(/^\d{13}-[a-z0-9]{1,20}$/),
  user_id: z.uuid().nullable(),
  /** Host of the page that led to the site; null where none is known. */
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
  /** Monday of the week in which this browser first agreed; null where it cannot remember. */
  first_week: z.iso.date().nullable().optional(),
  /** The first visit of this browser in its week. */
  opened_week: z.boolean().optional(),
  /** Id of the composition that the tab runs, for the gateway: it is not stored. */
  composition: z.string().optional(),
  /** Those that read: one that does not loses no other. */
  events: readableItems(sentEvent, 50),
});

export type EventBatch = Omit<z.input<typeof eventBatchSchema>, 'events'> & {
  events: z.input<typeof sentEvent>[];
};
