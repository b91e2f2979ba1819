import type { FunctionHandler } from '@talent/functions/context.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { senderOf } from '@talent/functions/limits/address-limit.ts';
import { readReports } from '@talent/api/security/csp/read-reports';
import { reportGroup } from '@talent/api/security/csp/report-group';

const TYPES = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i;
const MAX_BYTES = 64 * 1024;

/**
 * `POST /functions/v1/csp-report`: violations of the content security policy that a browser reports, in either of the
 * two formats. Answers 204 when they are counted, or when none of the reports is a violation; 429 when one address sends
 * too many.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'wrong-method', { Allow: 'POST' });
  if (!TYPES.test(request.headers.get('content-type') ?? '')) return refusal(415, 'wrong-type');
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refusal(413, 'too-large');
  const reports = readReports(parseJson(text));
  if (reports === null) return refusal(400, 'unreadable');

  const groups = reports.flatMap((report) => reportGroup(report, context.site.origin) ?? []);
  if (groups.length === 0) return new Response(null, { status: 204 });
  const { data } = await context.data
    .rpc('record_csp_reports', {
      reports: groups.map((group) => ({ ...group })),
      sender: { ...(await senderOf(request, context)) },
    })
    .throwOnError();
  const isLimited = (data as { status: string }).status === 'limited';
  return isLimited ? refusal(429, 'rate-limited') : new Response(null, { status: 204 });
};
