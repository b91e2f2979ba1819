import { errorQuerySchema } from '@talent/api/errors/error-list';
import { countedErrorsSchema } from '@talent/api/errors/error-reports';
import { gatewayHandler } from '@talent/functions/access/secret-handler.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal, reply } from '@talent/functions/http/replies.ts';
import { unreadableBatch } from '@talent/functions/http/unreadable-batch.ts';
import { readOwnerAddresses } from './owner-addresses.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/**
 * `POST /functions/v1/error-reports`, with the gateway's secret: records errors (`{"record": […]}`) and mails the owners of new ones,
 * or lists the groups that are not resolved (`{"list": {"app": null}}`).
 */
export const handler = gatewayHandler(async (request, context) => {
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refusal(413, 'too-large');
  const body = parseJson(text);
  const query = errorQuerySchema.safeParse(body).data;
  if (query) {
    const { app } = query.list;
    const { data } = await context.data
      .rpc('list_errors', app === null ? {} : { app })
      .throwOnError();
    return reply({ groups: data });
  }
  const errors = countedErrorsSchema.safeParse(body);
  if (!errors.success) return unreadableBatch(errors.error);
  await context.data
    .rpc('record_errors', {
      errors: errors.data.record,
      addresses: readOwnerAddresses(context.settings['OWNER_ADDRESSES']),
      page: `${context.site.origin}/internal-admin-xyz123/errors/`,
    })
    .throwOnError();
  return new Response(null, { status: 204 });
});
