import {
  indexNowStatusSchema,
  searchConsoleStatusSchema,
  type SeoConnections,
} from '@talent/api/seo/connections';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { readGeminiModel } from '@talent/functions/gemini/settings.ts';
import { noSuchFunction, reply } from '@talent/functions/http/replies.ts';
import { keyAddress, readIndexNowSettings } from '@talent/functions/indexnow/settings.ts';
import { readSearchConsoleSettings } from '@talent/functions/search-console/settings.ts';

/** `GET /functions/v1/seo-connections`, for admins: `SeoConnections`, without any key. */
export const handler = adminHandler(async (_admin, request, context) => {
  if (request.method !== 'GET') return noSuchFunction();
  const [indexNow, searchConsole] = await Promise.all([
    indexNowOf(context),
    searchConsoleOf(context),
  ]);
  const answer: SeoConnections = {
    indexNow,
    searchConsole,
    gemini: readGeminiModel(context.settings),
  };
  return reply(answer);
});

async function indexNowOf({
  data,
  settings,
  site,
}: FunctionContext): Promise<SeoConnections['indexNow']> {
  const read = readIndexNowSettings(settings);
  const { data: status } = await data.rpc('indexnow_status').throwOnError();
  return {
    setting: read.status,
    keyAddress: read.status === 'set' ? keyAddress(site.origin, read.key) : null,
    status: indexNowStatusSchema.parse(status),
  };
}

async function searchConsoleOf({
  data,
  settings,
  site,
}: FunctionContext): Promise<SeoConnections['searchConsole']> {
  const read = readSearchConsoleSettings(settings, site.origin);
  const { data: row } = await data
    .from('search_console_state')
    .select('outcome, detail, asked_at, succeeded_at, next_at, figures, last_day')
    .single()
    .throwOnError();
  const next_at = row.next_at === '-infinity' ? null : row.next_at;
  return {
    setting: read.status,
    site: read.site,
    account: read.status === 'set' ? read.email : null,
    status: searchConsoleStatusSchema.parse({ ...row, next_at }),
  };
}
