import { InvalidArgumentError, type Command } from 'commander';
import { z } from 'zod';
import { errorGroupSchema, mostErrors, type ErrorGroup } from '@talent/api/errors/error-list';
import { appName } from '@talent/artifact/manifest';
import { reportingAction } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import type { ReadErrors } from './read-errors.ts';

/** Adds `errors`, which lists errors with their owners and the release that brought them. */
export function addErrorsCommand(
  command: Command,
  { read, here }: { read: ReadErrors; here?: string | undefined },
): void {
  const what = 'name of an app, such as mfe-blog, or functions; without: all of them';
  reportingAction(
    command.argument('[app]', what, parseApp, here),
    z.array(errorGroupSchema),
    async (app: string | undefined) => {
      const groups = await read(app ?? null);
      const none = `No errors${app === undefined ? '' : ` of ${app}`} that are not resolved.`;
      const lines = [groups.length === 0 ? none : describe(groups)];
      if (groups.length >= mostErrors) {
        lines.push(`The newest ${mostErrors} are listed; there may be older ones.`);
      }
      return { json: groups, lines };
    },
  );
}

function parseApp(text: string): string {
  const parsed = appName.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It must be the name of an app: lower case with hyphens.');
}

function describe(groups: readonly ErrorGroup[]): string {
  return table(
    ['error', 'kind', 'app', 'owner', 'brought by', 'visitors', 'times', 'last seen', 'status'],
    groups.map((group) => [
      `${printable(group.message)} (${printable(group.place)})`,
      group.kind,
      printable(group.app),
      printable(group.owners.join(' ')) || 'nobody',
      group.first_version ?? '-',
      String(group.visitors),
      String(group.count),
      utcMinute(group.last_seen),
      group.status,
    ]),
  );
}

/** Messages come from browsers: no control characters reach the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
}
