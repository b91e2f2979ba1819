import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { beginLoad, changedSince, importFresh } from './fresh-import.ts';
import { answerWith, functionNames, handlerIn, type Answer } from './mount-functions.ts';

/**
 * Mounts functions as `mountFunctions` does, and reads them anew when a file that they are made of changes. New folders are
 * mounted, removed ones are not found. While a file cannot be read, the handler before it answers, and the log says why.
 * @returns `look` reads what has changed, as `answer` does before each request
 */
export async function followFunctions(
  folder: string,
  context: FunctionContext,
): Promise<{ answer: Answer; look: () => Promise<void> }> {
  /** A handler is null where no version of its files could be read. */
  const followed = new Map<string, { load: string; handler: FunctionHandler | null }>();
  const pathOf = (name: string): string => join(folder, name, 'handler.ts');
  let looking = Promise.resolve();

  async function lookNow(): Promise<void> {
    const names = functionNames(folder);
    const isFirst = followed.size === 0;
    for (const name of followed.keys()) if (!names.includes(name)) followed.delete(name);
    const states = new Map<string, string>();
    const changes = new Map<string, string[]>();
    for (const name of names) {
      const files = changedSince(pathOf(name), followed.get(name)?.load ?? '', states);
      if (files.length > 0) changes.set(name, files);
    }
    if (changes.size === 0) return;
    const load = beginLoad();
    const taken: string[] = [];
    const failed = new Map<string, string[]>();
    for (const name of changes.keys()) {
      const before = followed.get(name);
      try {
        const handler = handlerIn(await importFresh(pathOf(name), load), pathOf(name));
        followed.set(name, { load, handler });
        taken.push(name);
        if (!before?.handler) noteUnlisted(folder, name, context.log);
      } catch (error) {
        const handler = before?.handler ?? null;
        followed.set(name, { load, handler });
        const outcome = handler ? 'The version before answers.' : 'It answers 500.';
        const reason = `${outcome}\n${reasonOf(error, load)}`;
        failed.set(reason, [...(failed.get(reason) ?? []), name]);
      }
    }
    const changed = new Set([...changes.values()].flat());
    const files = [...changed].map((file) => relative(process.cwd(), file)).join(', ');
    for (const [reason, functions] of failed) {
      context.log(`Cannot be read: ${functions.join(', ')} (${files}). ${reason}`);
    }
    if (!isFirst && taken.length > 0) context.log(`Read anew: ${taken.join(', ')} (${files})`);
  }

  // One after the other: two requests at once read a change once.
  const look = (): Promise<void> =>
    (looking = looking.then(lookNow).catch((error: unknown) => context.log(String(error))));
  await look();
  const answer = answerWith(async (name) => {
    await look();
    const handler = followed.get(name)?.handler;
    if (handler === null) throw new Error('no version of it could be read, see above');
    return handler;
  }, context);
  return { answer, look };
}

/** The message with its place in the file, where Node names it. */
function reasonOf(error: unknown, load: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split('\n').filter((line) => !/^\s+at .*(node:|fresh-import)/.test(line));
  return lines.join('\n').replaceAll(load, '').replaceAll('file://', '').trim();
}

/** A hosted project deploys what is listed in `config.toml`; here a function answers without it. */
function noteUnlisted(folder: string, name: string, log: (line: string) => void): void {
  const config = join(folder, '../config.toml');
  if (existsSync(config) && readFileSync(config, 'utf8').includes(`[functions.${name}]\n`)) return;
  log(
    `A hosted project will not have ${name}: add "[functions.${name}]" to supabase/config.toml, with the two lines of the ` +
      `function before it, and copy the index.ts of a neighbor to supabase/functions/${name}.`,
  );
}
