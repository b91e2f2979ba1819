import type { SeoConnections } from '@talent/api/seo/connections';
import { z } from 'zod';
import { servicesUrl } from '../http/services-url.ts';

const GOOGLE = 'https://generativelanguage.googleapis.com';

const settingsSchema = z.object({
  GEMINI_API_KEY: z.string().optional(),
  SERVICES_URL: servicesUrl,
  /** An alias that Google points to its current model of this kind. */
  GEMINI_MODEL: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/i)
    .default('gemini-flash-latest'),
});

type Settings = Readonly<Record<string, string | undefined>>;

export type GeminiSettings = NonNullable<ReturnType<typeof readGeminiSettings>>;

/**
 * The settings of Gemini; null without a key.
 * @throws ZodError naming the malformed variable.
 */
export function readGeminiSettings(settings: Settings) {
  const {
    GEMINI_API_KEY,
    SERVICES_URL: url = GOOGLE,
    GEMINI_MODEL,
  } = settingsSchema.parse(settings);
  if (!GEMINI_API_KEY) return null;
  return { key: GEMINI_API_KEY, url, model: GEMINI_MODEL };
}

/** The model that plans are asked of, for staff. */
export function readGeminiModel(settings: Settings): SeoConnections['gemini'] {
  const read = settingsSchema.safeParse(settings);
  if (!read.success) return { setting: 'malformed', model: '', isAlias: false };
  const { GEMINI_API_KEY, GEMINI_MODEL: model } = read.data;
  return { setting: GEMINI_API_KEY ? 'set' : 'unset', model, isAlias: model.endsWith('-latest') };
}
