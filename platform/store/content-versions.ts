import type { Manifest } from '@talent/artifact/manifest';
import { hasContentUrls, withoutClientFolder } from './asset-url.ts';
import { forEachLimited } from './for-each-limited.ts';
import type { Store } from './store.ts';

/** Folder of all notes about which versions have a file. */
export const CONTENT_FOLDER = 'content';

const AT_ONCE = 8;

/** A note in the store: this version of the app has a browser file of this name. */
export interface ContentNote {
  app: string;
  /** Below `client/`. */
  file: string;
  version: string;
}

/** Notes for each browser file that the version has it, so that its URL leads to the version. */
export async function writeContentNotes(store: Store, manifest: Manifest): Promise<void> {
  await forEachLimited(contentFiles(manifest), AT_ONCE, async (file) => {
    const note = { app: manifest.name, file: withoutClientFolder(file), version: manifest.version };
    await store.write(noteKey(note), '');
  });
}

/** Browser files of an artifact whose URLs stay the same in other versions. */
export function contentFiles(manifest: Manifest): string[] {
  if (!hasContentUrls(manifest)) return [];
  return Object.keys(manifest.files).filter((file) => file.startsWith('client/'));
}

/** The versions of an app that have a browser file of this name, in no certain order. */
export async function versionsWith(
  store: Store,
  { app, file }: Omit<ContentNote, 'version'>,
): Promise<string[]> {
  const keys = await store.list(`${CONTENT_FOLDER}/${app}/${file}`);
  return keys.flatMap((key) => parseNoteKey(key)?.version ?? []);
}

export async function contentNotes(
  store: Store,
  app: string,
): Promise<(ContentNote & { notedAt: Date })[]> {
  const entries = await store.entries(`${CONTENT_FOLDER}/${app}`);
  return entries.flatMap(({ key, modifiedAt: notedAt }) => {
    const note = parseNoteKey(key);
    return note === null ? [] : [{ ...note, notedAt }];
  });
}

/** Note that a key stands for; null for any other key. */
export function parseNoteKey(key: string): ContentNote | null {
  const [, app, file, version] = /^content\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return app === undefined || file === undefined || version === undefined
    ? null
    : { app, file, version };
}

function noteKey({ app, file, version }: ContentNote): string {
  return `${CONTENT_FOLDER}/${app}/${file}/${version}`;
}
