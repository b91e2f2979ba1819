import { defaultSite } from '@talent/sdk/site';
import type { Manifest } from '@talent/artifact/manifest';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { writePageIndex } from '../page-index-file.ts';

/** Writes an index without pages, for tests that only check whether a pair was composed. */
export async function markComposed(
  store: ReleaseStore,
  { shell, app }: { shell: Manifest; app: Manifest },
): Promise<void> {
  await writePageIndex(store, {
    schema: 1,
    shell: shell.version,
    app: app.name,
    version: app.version,
    composedAt: '2026-01-01T00:00:00.000Z',
    enumeratedAt: '2026-01-01T00:00:00.000Z',
    site: defaultSite,
    pages: [],
  });
}
