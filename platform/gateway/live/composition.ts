import { KnownError } from '@talent/node/terminal/known-error';
import type { NeedsOfPages } from '@talent/api/platform/needs-of-pages';
import type { SharedStyles } from '@talent/api/platform/next-page';
import type { ComposedRemote, Composition, GuardedComposition } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import { sha256Hex } from '@talent/artifact/hash';
import { assetFolder, withoutClientFolder } from '../../store/asset-url.ts';

/** A remote in a composition, in place of the version `fallbackFor`. Throws `incomplete-remote` without closures. */
function composeRemote(manifest: Manifest, fallbackFor?: string): ComposedRemote & SharedStyles {
  const { name, version, entry, files, routes, redirects } = manifest;
  const incomplete = (reason: string) =>
    new KnownError('incomplete-remote', `${name} ${version} ${reason}`);
  if (entry.closures === null) throw incomplete('has no closures file');
  const closures = files[entry.closures];
  if (!closures) throw incomplete(`does not list ${entry.closures}`);
  return {
    name,
    version,
    base: assetFolder(manifest),
    entry: withoutClientFolder(entry.client),
    closures: withoutClientFolder(entry.closures),
    closuresIntegrity: closures.integrity,
    patterns: [
      // Browsers request resources directly: no navigation leads there.
      ...routes.filter(({ kind }) => kind !== 'resource').map(({ pattern }) => pattern),
      // These have no data, so that a navigation asks for the document, which is redirected.
      ...redirects.map(({ from }) => from),
    ],
    ...stylesOf(manifest),
    ...(fallbackFor === undefined ? {} : { fallbackFor }),
  };
}

/** The stylesheets that all pages of a remote have; nothing where they differ. */
function stylesOf({ files, routes }: Manifest): SharedStyles {
  const lists = routes.filter(({ kind }) => kind !== 'resource').map(({ styles }) => styles ?? []);
  const [first = []] = lists;
  if (first.length === 0 || lists.some((list) => list.join() !== first.join())) return {};
  const styles = first.map((file) => ({
    file: withoutClientFolder(file),
    integrity: files[file]?.integrity ?? '',
  }));
  return { styles };
}

interface CompositionInput extends Pick<Composition, 'channel' | 'revision' | 'publishableKey'> {
  shell: Manifest;
  remotes: readonly Manifest[];
  /** App -> version that the release names, of replaced apps. */
  fallbackFor: Readonly<Record<string, string>>;
  collectAnalytics: boolean;
  /** Public route -> what its page may do and the shell's own pages may not. */
  needs: Readonly<Record<string, readonly string[]>>;
}

/** The public composition of a release. Its id changes with its content, not with guarded apps. */
export async function composePublic(input: CompositionInput): Promise<Composition & NeedsOfPages> {
  const { channel, revision, shell, remotes, publishableKey, collectAnalytics, needs } = input;
  const composed = remotes.map((remote) => composeRemote(remote, input.fallbackFor[remote.name]));
  const shellFallbackFor = input.fallbackFor[shell.name];
  const versions = composed.map(({ name, version }) => [name, version]);
  const facts: unknown[] = [channel, shell.version, versions, publishableKey, collectAnalytics];
  // Added only when needed, so that the ETags of an intact site stay the same.
  if (Object.keys(input.fallbackFor).length > 0) facts.push(Object.entries(input.fallbackFor));
  if (Object.keys(needs).length > 0) facts.push(Object.entries(needs));
  const hash = await sha256Hex(JSON.stringify(facts));
  return {
    id: hash.slice(0, 12),
    channel,
    revision,
    shell: shell.version,
    ...(shellFallbackFor === undefined ? {} : { shellFallbackFor }),
    remotes: composed,
    publishableKey,
    ...(collectAnalytics ? { collect: true } : {}),
    ...needsField(needs),
  };
}

/** The part of a composition's id that names its versions. The settings and flags of a visitor are named behind it. */
export function versionsIn(id: string): string {
  return id.split('_', 1)[0] ?? id;
}

/** The composition for admins; null where the release has no guarded app with a start page. */
export function composeGuarded(
  remotes: readonly Manifest[],
  { fallbackFor, needs }: Pick<CompositionInput, 'fallbackFor' | 'needs'>,
): (GuardedComposition & NeedsOfPages) | null {
  const patterns = remotes.flatMap((remote) => remote.routes.map((route) => route.pattern));
  const home = patterns.find((pattern) => !pattern.includes(':'));
  const composed = remotes.map((remote) => composeRemote(remote, fallbackFor[remote.name]));
  return home === undefined ? null : { remotes: composed, home, ...needsField(needs) };
}

function needsField(needs: Readonly<Record<string, readonly string[]>>): NeedsOfPages {
  return Object.keys(needs).length === 0 ? {} : { needs };
}
