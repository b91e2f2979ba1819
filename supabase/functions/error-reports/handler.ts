import { errorQuerySchema } from '@talent/protocol/errors/error-list';
import { countedErrorsSchema } from '@talent/protocol/errors/error-reports';
import { gatewayHandler } from '@talent/functions/access/secret-handler.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal, reply, unreadableBatch } from '@talent/functions/http/replies.ts';

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

/**
 * Mail addresses by owner, from `@talent-site/blog=blog@example.com @ada=ada@example.com`. Entries of another form are left out: the
 * site has refused them when it started.
 */
function readOwnerAddresses(setting: string | undefined): Record<string, string> {
  const entries = (setting ?? '').split(/[\s,]+/).flatMap((entry) => {
    const [, owner, address] = /^(@[^\s=]+)=([^\s=@]+@[^\s=@]+)$/.exec(entry) ?? [];
    return owner === undefined || address === undefined ? [] : [[owner, address] as const];
  });
  return Object.fromEntries(entries);
}
