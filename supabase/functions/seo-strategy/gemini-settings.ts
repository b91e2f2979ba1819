import { z } from 'zod';

const settingsSchema = z.object({
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_URL: z.url({ protocol: /^https?$/ }).default('https://generativelanguage.googleapis.com'),
  /** An alias that Google points to its current model of this kind. */
  GEMINI_MODEL: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/i)
    .default('gemini-flash-latest'),
});

export type GeminiSettings = NonNullable<ReturnType<typeof readGeminiSettings>>;

/**
 * The settings of Gemini, with an address without a trailing slash; null without a key.
 * @throws ZodError naming the malformed variable.
 */
export function readGeminiSettings(settings: Readonly<Record<string, string | undefined>>) {
  const { GEMINI_API_KEY, GEMINI_URL, GEMINI_MODEL } = settingsSchema.parse(settings);
  if (!GEMINI_API_KEY) return null;
  return { key: GEMINI_API_KEY, url: GEMINI_URL.replace(/\/+$/, ''), model: GEMINI_MODEL };
}
