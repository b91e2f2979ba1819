import { DELTA_FOLDER } from '../registry/delta-index.ts';
import type { VersionName } from '../registry/reservations.ts';
import { CONTENT_FOLDER, parseNoteKey } from '../store/content-versions.ts';
import type { Store, StoreEntry } from '../store/store.ts';
import { OPEN_PAGE_MS } from './prune-plan.ts';

/** Stored keys about browser files whose URLs name their content. */
export interface ContentFacts {
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
export function planDeltas(
  { notes, deltas }: ContentFacts,
  removed: ReadonlySet<VersionName>,
  now: Date,
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
    return now.getTime() - modifiedAt.getTime() > OPEN_PAGE_MS;
  });
}
