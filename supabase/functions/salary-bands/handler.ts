import { CONTRACT_HEADER } from '@talent/protocol/contract';
import { contract, toSalaryColumns } from './contract.ts';
import type { DataClient } from '@talent/data/client';
import { loadSalaryData, loadSalaryVersion } from '@talent/data/load-salary-data';
import { bearerToken } from '@talent/functions/access/secret-handler.ts';
import { isOutdated, outdated } from '@talent/functions/contract/outdated.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { isSalaryToken } from '@talent/functions/tokens/link-token.ts';

const VARY = { Vary: `Authorization, ${CONTRACT_HEADER}` };
/** The gateway may compress what everyone with a token gets alike. */
const SHARED = { 'X-Shared-Answer': '1' };

/**
 * `GET /functions/v1/salary-bands` with `Authorization: Bearer <token of salary-access>`: every current
 * figure as `SalaryColumns`. The browser may store it for an hour and then revalidates it.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'GET') return refusal(405, 'wrong-method', { Allow: 'GET', ...VARY });
  if (isOutdated(request, contract)) return outdated();
  if (!(await isUnlocked(request, context))) return refusal(401, 'locked', VARY);
  try {
    const { etag, body } = await salaryAnswer(context.data, context.now());
    const headers = { 'Cache-Control': 'private, max-age=3600', ETag: etag, ...SHARED, ...VARY };
    if (tagsOf(request.headers.get('if-none-match')).includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
  } catch (error) {
    context.log(`Salary figures were not read: ${error instanceof Error ? error.message : error}`);
    return refusal(503, 'unavailable', VARY);
  }
};

interface Answer {
  etag: string;
  body: string;
}

/** The last answer of each backend, built once a day for each version of the figures: their ages are of the day. */
const answers = new WeakMap<DataClient, { version: string; answer: Promise<Answer> }>();

async function salaryAnswer(data: DataClient, now: Date): Promise<Answer> {
  const version = `${await loadSalaryVersion(data)}+${now.toISOString().slice(0, 10)}`;
  const known = answers.get(data);
  if (known?.version === version) return known.answer;
  const answer = loadSalaryData(data, now).then((figures) => ({
    etag: `"${version}"`,
    body: JSON.stringify(toSalaryColumns(figures)),
  }));
  answers.set(data, { version, answer });
  // A failure is not cached: the next request retries.
  answer.catch(() => answers.delete(data));
  return answer;
}

async function isUnlocked(request: Request, { secret, now }: FunctionContext): Promise<boolean> {
  const token = bearerToken(request);
  return token !== null && (await isSalaryToken(secret, token, now()));
}

/** The entity tags of a header. A proxy that compressed the answer may have made one weak. */
function tagsOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
}
