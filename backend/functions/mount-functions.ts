import { KnownError } from '@talent/node/terminal/known-error';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';

export const FUNCTIONS_PREFIX = '/functions/v1/';

/** Answers a request to a function. */
export type Answer = (request: Request) => Promise<Response>;

/**
 * Mounts every `<folder>/<name>/handler.ts` at `/functions/v1/<name>` and below. An unknown name is answered with 404. A
 * handler that throws is answered with 500, and only the log gets the reason.
 * @throws `FUNCTION_NOT_MOUNTED` for a file that does not export a function `handler`
 */
export async function mountFunctions(folder: string, context: FunctionContext): Promise<Answer> {
  const handlers = new Map<string, FunctionHandler>();
  for (const name of functionNames(folder)) {
    const path = join(folder, name, 'handler.ts');
    const exported: Record<string, unknown> = await import(
      /* @vite-ignore */ pathToFileURL(path).href
    );
    handlers.set(name, handlerIn(exported, path));
  }
  return answerWith(async (name) => handlers.get(name), context);
}

/** Answers with the handler of a name; without one with 404. */
export function answerWith(
  handlerOf: (name: string) => Promise<FunctionHandler | undefined>,
  context: FunctionContext,
): Answer {
  return async (request) => {
    const rest = new URL(request.url).pathname.slice(FUNCTIONS_PREFIX.length);
    const name = rest.split('/')[0] ?? '';
    try {
      const handler = await handlerOf(name);
      if (handler === undefined) return problem(404, 'NOT_FOUND', 'There is no such function.');
      return await handler(request, context);
    } catch (error) {
      context.log(
        `Function ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      return problem(500, 'FUNCTION_FAILED', 'The function failed.');
    }
  };
}

/** As often as a schedule of the site may be due, ms. */
const CALL_EVERY_MS = 3000;

/**
 * Calls the function `run-schedules` now and every three seconds, as a hosted project does each minute. A folder without such
 * a function has no schedules.
 * @returns stops the calls; a run that has begun goes on to its end
 */
export function callSchedules(
  functions: Answer,
  { secret, afterAnswer }: Pick<FunctionContext, 'secret' | 'afterAnswer'>,
): () => void {
  const call = (): void => {
    const headers = { authorization: `Bearer ${secret}` };
    const url = `http://localhost${FUNCTIONS_PREFIX}run-schedules`;
    afterAnswer(functions(new Request(url, { method: 'POST', headers })).then(() => {}));
  };
  call();
  const timer = setInterval(call, CALL_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Names of the functions in a folder, sorted. */
export function functionNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'handler.ts')))
    .toSorted();
}

/**
 * The handler of a function's file.
 * @throws `FUNCTION_NOT_MOUNTED`
 */
export function handlerIn({ handler }: Record<string, unknown>, path: string): FunctionHandler {
  if (typeof handler !== 'function') {
    throw new KnownError(
      'FUNCTION_NOT_MOUNTED',
      `${path} does not export a function named handler.`,
    );
  }
  return handler as FunctionHandler;
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
