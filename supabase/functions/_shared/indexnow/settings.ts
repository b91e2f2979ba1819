import { z } from 'zod';

const schema = z.object({
  /** As https://www.indexnow.org/documentation has it. */
  INDEXNOW_KEY: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  /** Any search engine that takes part passes the pages on to the others. */
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
});

export type IndexNowSettings =
  | { status: 'unset' }
  | { status: 'malformed' }
  | { status: 'set'; key: string; url: string };

/** The settings of IndexNow; without a key it is off. */
export function readIndexNowSettings(
  settings: Readonly<Record<string, string | undefined>>,
): IndexNowSettings {
  if (!settings['INDEXNOW_KEY']) return { status: 'unset' };
  const read = schema.safeParse(settings);
  if (!read.success) return { status: 'malformed' };
  return { status: 'set', key: read.data.INDEXNOW_KEY, url: read.data.INDEXNOW_URL };
}

/** Where search engines find the key: the gateway serves it there. */
export function keyAddress(origin: string, key: string): string {
  return `${origin}/${key}.txt`;
}
