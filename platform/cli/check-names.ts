import type { Command } from 'commander';
import { nearest, unknownName } from '@talent/node/terminal/unknown-name';
import { UsageError } from '@talent/node/terminal/usage-error';
import { appNames, withoutPath } from '@talent/node/workspace/app-folders';
import { CANARY_CHANNEL, DEFAULT_CHANNEL, parseChannel } from '../registry/channel.ts';
import { history, listChannels } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { publishedApps } from '../store/published-artifacts.ts';

type Place = { store: ReleaseStore; root: string; here?: string | undefined };

/** These commands make the first release of a preview, prepare it, or say what it would do. */
const MAY_MAKE_CHANNELS: readonly string[] = ['ship', 'promote', 'publish', 'plan'];

/** These channels exist before their first release. */
const PUBLIC_CHANNELS: readonly string[] = [DEFAULT_CHANNEL, CANARY_CHANNEL];

/**
 * Checks the apps and channels that a command was given, before its work. Arguments and options are found by their name:
 * `app`, `app@version` or `channel`. An argument `app|stop` also takes the word `stop`. The command gets `mfe-blog` for
 * `./mfe-blog/`.
 * @throws UsageError with the name that was probably meant, or all of them
 */
export async function checkNames(command: Command, place: Place): Promise<void> {
  const check = async (given: unknown, kind = '', words: string[] = []): Promise<unknown> => {
    if (Array.isArray(given)) return Promise.all(given.map((one) => check(one, kind, words)));
    if (typeof given !== 'string' || words.includes(given)) return given;
    if (kind === 'channel') return channelOf(command, given, place.store);
    if (!isApp(kind)) return given;
    const app = withoutPath(given);
    await assertApp(kind === 'app' ? app : app.replace(/@.*/, ''), place, words);
    return app;
  };
  if (place.here !== undefined) insertApp(command, place.here);
  for (const [index, argument] of command.registeredArguments.entries()) {
    const [kind, ...words] = argument.name().split('|');
    command.processedArgs[index] = await check(command.processedArgs[index], kind, words);
  }
  for (const option of command.options) {
    const name = option.attributeName();
    command.setOptionValue(name, await check(command.getOptionValue(name), name));
  }
}

/** In an app's folder its name may be left out: where a command needs one, and where it shows one app or all. */
export function standIn(command: Command, here: string): void {
  for (const argument of command.registeredArguments) {
    const [kind = ''] = argument.name().split('|');
    if (!isApp(kind) || !(argument.required || (kind === 'app' && !argument.variadic))) continue;
    argument.argOptional().default(argument.variadic ? [here] : here);
  }
}

/** `canary 10%` and `settings set related=4` name no app before the other word: they are about the one of the folder. */
function insertApp({ registeredArguments: all, processedArgs: given }: Command, here: string) {
  const at = all.findIndex((argument, index) => {
    const [word, next]: unknown[] = [given[index], all[index + 1]?.name()];
    const isLast = typeof next !== 'string' || isApp(next);
    return (
      isApp(argument.name()) && !isLast && typeof word === 'string' && !APP.test(withoutPath(word))
    );
  });
  if (at === -1) return;
  const rest = given
    .splice(at)
    .flat()
    .filter((one) => one !== undefined);
  given.push(here, ...(all[at + 1]?.variadic ? [rest] : rest));
}

const APP = /^[a-z][a-z0-9-]*(@.*)?$/;
const isApp = (kind: string): boolean => /^app\b/.test(kind);

/** Known are apps with a folder, with a published version, or with a release in the history of a channel. */
async function assertApp(app: string, { store, root }: Place, words: string[]): Promise<void> {
  const known = new Set(await appNames(root));
  if (known.has(app)) return;
  for (const name of await publishedApps(store)) known.add(name);
  for (const channel of await listChannels(store)) {
    for (const { apps } of await history(store, channel)) {
      for (const name of Object.keys(apps)) known.add(name);
    }
  }
  if (known.has(app)) return;
  throw unknownName('app', app, nearest(app, words) === null ? [...known] : words);
}

async function channelOf(command: Command, name: string, store: ReleaseStore): Promise<string> {
  if (!MAY_MAKE_CHANNELS.includes(command.name())) {
    const { ifExists } = command.opts<{ ifExists?: true }>();
    return ifExists ? parseChannel(name) : knownChannel(name, store);
  }
  const meant = nearest(name, PUBLIC_CHANNELS);
  // `canary-2` is no slip.
  if (meant === null || `${name}-`.startsWith(`${meant}-`)) return parseChannel(name);
  throw new UsageError(
    `did you mean "${meant}"? A preview cannot be called "${name}": its name is too close`,
  );
}

/** The name of a channel that exists. Throws `UsageError` for any other. */
export async function knownChannel(name: string, store: ReleaseStore): Promise<string> {
  if (PUBLIC_CHANNELS.includes(name)) return name;
  const channels = await listChannels(store);
  if (channels.includes(name)) return name;
  if (/^[^.]+\.\d+$/.test(name)) {
    throw new UsageError(
      `"${name}" is one revision, and those are for staff: sign in on the site, then open /_channel/${name} there`,
    );
  }
  throw unknownName('channel', name, [...new Set([...PUBLIC_CHANNELS, ...channels])]);
}
