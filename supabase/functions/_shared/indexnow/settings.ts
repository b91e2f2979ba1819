import { z } from 'zod';
import { servicesUrl } from '../http/services-url.ts';

/** It passes the pages on to every search engine that takes part. */
const INDEXNOW = 'https://api.indexnow.org';

const schema = z.object({
  /** As https://www.indexnow.org/documentation has it. */
  INDEXNOW_KEY: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  SERVICES_URL: servicesUrl,
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
  const { INDEXNOW_KEY: key, SERVICES_URL: services = INDEXNOW } = read.data;
  return { status: 'set', key, url: `${services}/indexnow` };
}

/** Where search engines find the key: the gateway serves it there. */
export function keyAddress(origin: string, key: string): string {
  return `${origin}/${key}.txt`;
}
