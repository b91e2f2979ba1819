import type { FunctionHandler } from '@talent/functions/context.ts';
import { hmacHex, normalAddress } from '@talent/api/address/hash';
import { readLimitedText } from '@talent/functions/read-limited-text.ts';
import { readReports } from './read-reports.ts';
import { reportGroup } from './report-group.ts';

const TYPES = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i;
const MAX_BYTES = 64 * 1024;

/**
 * `POST /functions/v1/csp-report`: what a browser reports about the content security policy, in either of its two
 * formats. 204 when it was counted, or when none of it is a violation; 429 when one address sends too many.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refused(405, 'wrong-method', { Allow: 'POST' });
  if (!TYPES.test(request.headers.get('content-type') ?? '')) return refused(415, 'wrong-type');
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refused(413, 'too-large');
  const reports = readReports(parseJson(text));
  if (reports === null) return refused(400, 'unreadable');

  const groups = reports.flatMap((report) => reportGroup(report, context.site.origin) ?? []);
  if (groups.length === 0) return new Response(null, { status: 204 });
  const address = normalAddress(context.clientAddress(request));
  const { data } = await context.data
    .rpc('record_csp_reports', {
      reports: groups.map((group) => ({ ...group })),
      ip_hash: await hmacHex(context.secret, `csp-report:${address}`),
    })
    .throwOnError();
  const isLimited = (data as { status: string }).status === 'limited';
  return isLimited ? refused(429, 'rate-limited') : new Response(null, { status: 204 });
};

function refused(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
