/**
 * Folder of the source maps beside an artifact's files. They are not in its manifest, so they do not count for its version, and
 * no gateway serves them: it serves files that a manifest lists below `client/`.
 */
export const MAPS_FOLDER = 'maps';

/** Path below the artifact of the map of a script. */
export function sourceMapPath(script: string): string {
  return `${MAPS_FOLDER}/${script}.map`;
}

/** Whether a path below an artifact is a map. */
export function isSourceMap(path: string): boolean {
  return path.startsWith(`${MAPS_FOLDER}/`);
}
