import { z } from 'zod';
import { DELTA_FOLDER } from '../registry/delta-index.ts';
import { listChannels, readHistory, type ChannelHistory } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { APPROVALS_FOLDER, parseApprovalKey } from '../registry/release-approvals.ts';
import { CONTENT_FOLDER, parseNoteKey } from '../store/content-versions.ts';
import type { Store, StoreEntry } from '../store/store.ts';
import type { VersionName } from '../registry/reservations.ts';
import { isDownloadName } from '../compose/download-key.ts';
import { forEachLimited } from '../store/for-each-limited.ts';

const bytes = z.number().int().nonnegative();
const time = z.date().describe('ISO 8601, UTC');

export const filesSchema = z.array(
  z.strictObject({ key: z.string(), bytes, modifiedAt: time }) satisfies z.ZodType<StoreEntry>,
);

/** Files that are only useful together, such as an artifact. */
const groupSchema = z.strictObject({
  files: filesSchema.describe(
    'in the order of deletion: without the first file the others do not count',
  ),
  bytes,
  newest: time,
});

export const storedVersion = groupSchema.extend({
  name: z.string().describe('app@version'),
  isComplete: z.boolean().describe('false: a publication of it was interrupted'),
});

/** The composed pages of a shell and an app. */
export const storedPair = groupSchema.extend({ shell: z.string(), app: z.string() });

export type FileGroup = z.infer<typeof groupSchema>;
export type StoredVersion = z.infer<typeof storedVersion>;
export type StoredPair = z.infer<typeof storedPair>;

/** Every revision of every channel. */
export async function readChannels(store: ReleaseStore): Promise<ChannelHistory[]> {
  const channels = await listChannels(store);
  return Promise.all(channels.map((channel) => readHistory(store, channel)));
}

/** Every artifact in the store, including incomplete ones of an interrupted publication. */
export async function readVersions(store: Store): Promise<StoredVersion[]> {
  const entries = await store.entries('artifacts');
  const records = new Map((await store.entries('builds')).map((entry) => [entry.key, entry]));
  const notes = Map.groupBy(await store.entries(CONTENT_FOLDER), ({ key }) => {
    const note = parseNoteKey(key);
    return note && `${note.app}@${note.version}`;
  });
  const approvals = Map.groupBy(await store.entries(APPROVALS_FOLDER), ({ key }) =>
    parseApprovalKey(key),
  );
  return groups(entries, /^artifacts\/([^/]+)\/([^/]+)\//).map(({ parts, files }) => {
    const [app, version] = parts;
    const name: VersionName = `${app}@${version}`;
    const first = `artifacts/${app}/${version}/manifest.json`;
    const record = records.get(`builds/${app}/${version}.json`);
    return {
      name,
      isComplete: files.some(({ key }) => key === first),
      ...groupOf(files, first, [
        ...(notes.get(name) ?? []),
        ...(approvals.get(name) ?? []),
        ...(record ? [record] : []),
      ]),
    };
  });
}

/** The pages of every pair, including those of an interrupted composition. */
export async function readPairs(store: Store): Promise<StoredPair[]> {
  const entries = await store.entries('pages');
  return groups(entries, /^pages\/([^/]+)\/([^/]+)\/([^/]+)\//).map(({ parts, files }) => {
    const [shell, app, version] = parts;
    const first = `pages/${shell}/${app}/${version}/pages.json`;
    return {
      shell: `shell@${shell}`,
      app: `${app}@${version}`,
      ...groupOf(files, first),
    };
  });
}

function groups(
  entries: readonly StoreEntry[],
  folder: RegExp,
): { parts: readonly string[]; files: StoreEntry[] }[] {
  const found = new Map<string, { parts: readonly string[]; files: StoreEntry[] }>();
  for (const entry of entries) {
    const [name, ...parts] = folder.exec(entry.key) ?? [];
    if (name === undefined) continue;
    const group = found.get(name) ?? { parts, files: [] };
    found.set(name, group);
    group.files.push(entry);
  }
  return [...found.values()];
}

/** @param last files beside the group that are deleted with it */
function groupOf(
  files: readonly StoreEntry[],
  first: string,
  last: readonly StoreEntry[] = [],
): FileGroup {
  const rest = files.filter(({ key }) => key !== first);
  const all = [...files.filter(({ key }) => key === first), ...rest, ...last];
  const mark = files.find(({ key }) => key === first);
  const newest = Math.max(...files.map(({ modifiedAt }) => modifiedAt.getTime()));
  return {
    files: all,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    newest: mark?.modifiedAt ?? new Date(newest),
  };
}

/** Requests to the store at a time. */
export const AT_ONCE = 8;

const NAMED = /\/_(social\/[0-9a-f]{32}\.png|files\/[0-9a-f]{32}\/[a-z0-9.-]+)/g;

/** All pictures and downloads in the store. */
export async function readMedia(store: Store): Promise<StoreEntry[]> {
  const [pictures, downloads] = [await store.entries('social'), await store.entries('files')];
  return [...pictures, ...downloads].filter(({ key }) => isMedia(key));
}

function isMedia(key: string): boolean {
  const [folder, hash = '', name = ''] = key.split('/');
  if (folder === 'social') return /^[0-9a-f]{32}\.png$/.test(hash);
  return isDownloadName({ hash, name });
}

/** Keys of the pictures and downloads that the pages of these pairs name, in their documents or in their data. */
export async function namedMedia(
  store: Store,
  pairs: readonly StoredPair[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const files = pairs.flatMap((pair) => pair.files);
  await forEachLimited(files, AT_ONCE, async ({ key }) => {
    const file = await store.read(key);
    const text = new TextDecoder().decode(file?.body);
    for (const [, found = ''] of text.matchAll(NAMED)) named.add(found);
  });
  return named;
}

/** Stored keys about browser files whose URLs name their content. */
interface ContentFacts {
  /** Which versions have which file. */
  notes: readonly StoreEntry[];
  deltas: readonly StoreEntry[];
}

export async function readContentFacts(store: Store): Promise<ContentFacts> {
  // In this order: a publication notes its files before it makes their deltas.
  const deltas = await store.entries(DELTA_FOLDER);
  return { deltas, notes: await store.entries(CONTENT_FOLDER) };
}

/**
 * The deltas to delete: of files that only versions to delete have. Those of an interrupted publication, whose files no version
 * has, are deleted after seven days.
 */
export function findUnneededDeltas(
  { notes, deltas }: ContentFacts,
  removed: ReadonlySet<VersionName>,
  keepsSince: number,
): StoreEntry[] {
  const kept = new Set<string>();
  const known = new Set<string>();
  for (const { key } of notes) {
    const note = parseNoteKey(key);
    if (note === null) continue;
    const file = `${note.app}/${note.file}`;
    known.add(file);
    if (!removed.has(`${note.app}@${note.version}`)) kept.add(file);
  }
  return deltas.filter(({ key, modifiedAt }) => {
    const file = key.split('/').slice(1, 3).join('/');
    if (known.has(file)) return !kept.has(file);
    return modifiedAt.getTime() < keepsSince;
  });
}
