import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionContext, FunctionHandler, Schedule } from '@talent/functions/context.ts';

/** A file of the functions' folder does not export what its name promises. */
export class FunctionMountError extends Error {
  override readonly name = 'FunctionMountError';
  readonly code = 'FUNCTION_NOT_MOUNTED';
}

export const FUNCTIONS_PREFIX = '/functions/v1/';

/**
 * Mounts every `<folder>/<name>/handler.ts` at `/functions/v1/<name>` and below. An unknown name is answered with 404. A
 * handler that throws is answered with 500, and only the log gets the reason.
 * @throws FunctionMountError for a file that does not export a function `handler`
 */
export async function mountFunctions(
  folder: string,
  context: FunctionContext,
): Promise<(request: Request) => Promise<Response>> {
  const handlers = new Map<string, FunctionHandler>();
  for (const name of functionNames(folder)) handlers.set(name, await loadHandler(folder, name));

  return async (request) => {
    const rest = new URL(request.url).pathname.slice(FUNCTIONS_PREFIX.length);
    const name = rest.split('/')[0] ?? '';
    const handler = handlers.get(name);
    if (handler === undefined) return problem(404, 'NOT_FOUND', 'There is no such function.');
    try {
      return await handler(request, context);
    } catch (error) {
      context.log(
        `Function ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      return problem(500, 'FUNCTION_FAILED', 'The function failed.');
    }
  };
}

/**
 * The schedules of a functions' folder, from its `schedules.ts`; none where there is no such file.
 * @throws FunctionMountError where it exports no list
 */
export async function loadSchedules(folder: string): Promise<readonly Schedule[]> {
  const path = join(folder, 'schedules.ts');
  if (!existsSync(path)) return [];
  const { schedules } = await load(path);
  if (!Array.isArray(schedules)) {
    throw new FunctionMountError(`${path} does not export a list named schedules.`);
  }
  return schedules;
}

function functionNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'handler.ts')))
    .toSorted();
}

async function loadHandler(folder: string, name: string): Promise<FunctionHandler> {
  const path = join(folder, name, 'handler.ts');
  const { handler } = await load(path);
  if (typeof handler !== 'function') {
    throw new FunctionMountError(`${path} does not export a function named handler.`);
  }
  return handler as FunctionHandler;
}

function load(path: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
