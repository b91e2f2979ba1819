import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { isSalaryToken } from '@talent/functions/salary-token.ts';
import { salaryAnswer } from './salary-answer.ts';

/**
 * `GET /functions/v1/salary-bands` with `Authorization: Bearer <token of salary-access>`: every current
 * figure as `SalaryData`. The browser may keep it for an hour and then asks whether it changed.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'GET') {
    return problem(405, 'wrong-method', { Allow: 'GET' });
  }
  if (!(await isUnlocked(request, context))) return problem(401, 'locked');
  try {
    const { etag, body } = await salaryAnswer(context.data);
    const headers = {
      'Cache-Control': 'private, max-age=3600',
      ETag: etag,
      Vary: 'Authorization',
    };
    if (namesOf(request.headers.get('if-none-match')).includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
  } catch (error) {
    context.log(`Salary figures were not read: ${error instanceof Error ? error.message : error}`);
    return problem(503, 'unavailable');
  }
};

async function isUnlocked(request: Request, { secret, now }: FunctionContext): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return token !== undefined && (await isSalaryToken(secret, token, now()));
}

/** The validators of a header; whoever compressed on the way may have made one weak. */
function namesOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
}

function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { code },
    { status, headers: { ...headers, 'Cache-Control': 'no-store', Vary: 'Authorization' } },
  );
}
