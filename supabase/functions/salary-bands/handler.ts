import { bearerToken } from '@talent/functions/access/caller-secret.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { isSalaryToken } from '@talent/functions/tokens/salary-token.ts';
import { salaryAnswer } from './salary-answer.ts';

const VARY = { Vary: 'Authorization' };

/**
 * `GET /functions/v1/salary-bands` with `Authorization: Bearer <token of salary-access>`: every current
 * figure as `SalaryData`. The browser may store it for an hour and then revalidates it.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'GET') return refusal(405, 'wrong-method', { Allow: 'GET', ...VARY });
  if (!(await isUnlocked(request, context))) return refusal(401, 'locked', VARY);
  try {
    const { etag, body } = await salaryAnswer(context.data);
    const headers = { 'Cache-Control': 'private, max-age=3600', ETag: etag, ...VARY };
    if (tagsOf(request.headers.get('if-none-match')).includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
  } catch (error) {
    context.log(`Salary figures were not read: ${error instanceof Error ? error.message : error}`);
    return refusal(503, 'unavailable', VARY);
  }
};

async function isUnlocked(request: Request, { secret, now }: FunctionContext): Promise<boolean> {
  const token = bearerToken(request);
  return token !== null && (await isSalaryToken(secret, token, now()));
}

/** The entity tags of a header. A proxy that compressed the answer may have made one weak. */
function tagsOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
}
