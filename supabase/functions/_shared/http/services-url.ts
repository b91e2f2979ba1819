import { z } from 'zod';

/** `SERVICES_URL`: one server in the place of LinkedIn, Google and IndexNow, for tests. Without a trailing slash. */
export const servicesUrl = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
  .optional();
