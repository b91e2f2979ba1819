import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { sourceMapPath } from '@talent/artifact/source-maps';
import type { SymbolizedFrame } from '@talent/protocol/errors/symbols';
import { parseContentName } from '@talent/artifact/content-name';
import { artifactKey } from '../../store/published-artifacts.ts';
import type { Store } from '../../store/store.ts';

const position = z.number().int().min(1).max(99_999_999);

/** The body of `POST /_platform/symbols`: the version of each app, and frames as they are recorded. */
export const symbolsQuery = z.strictObject({
  versions: z.record(appName, appVersion),
  frames: z
    .array(z.object({ path: z.string().max(300), line: position, column: position }))
    .max(40),
});

/** Maps that are kept after a stack was read: the next one is often of the same file. */
const CACHED = 20;

/** Finds where the frames of a stack are in the sources. A frame without a stored map is null. */
export function createSymbolizer(store: Store) {
  const maps = new LRUCache<string, TraceMap>({
    max: CACHED,
    async fetchMethod(key) {
      const file = await store.read(key);
      return file === null ? undefined : new TraceMap(new TextDecoder().decode(file.body));
    },
  });

  async function symbolize(
    frame: z.output<typeof symbolsQuery>['frames'][number],
    versions: Readonly<Record<string, string>>,
  ): Promise<SymbolizedFrame | null> {
    const [, assets, app = '', ...rest] = frame.path.split('/');
    const script = rest.at(-1) ?? '';
    const [first = ''] = rest;
    const version = appVersion.safeParse(first).success ? first : versions[app];
    // The name becomes part of a key: nothing but a name of a built file may.
    if (assets !== 'assets' || version === undefined || !appName.safeParse(app).success)
      return null;
    if (parseContentName(script) === null) return null;
    const key = artifactKey(app, version, sourceMapPath(script));
    const map = await maps.fetch(key).catch(() => undefined);
    if (map === undefined) return null;
    // Browsers count columns from 1, maps from 0.
    const at = originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
    if (at.source === null) return null;
    return { source: at.source, line: at.line, column: at.column + 1, name: at.name };
  }

  return (query: z.output<typeof symbolsQuery>): Promise<(SymbolizedFrame | null)[]> =>
    Promise.all(query.frames.map((frame) => symbolize(frame, query.versions)));
}
