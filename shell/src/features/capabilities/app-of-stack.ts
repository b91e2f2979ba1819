/** Address of a released or developed file of an app; the SDK is a part of the shell. */
const APP_FILE =
  /\/(?:(?:assets|_source)\/([a-z][a-z0-9-]*)\/|(?:@fs\/[^:?]*\/)?(shell|mfe-[a-z0-9-]+)\/src\/|(shared\/sdk)\/src\/)/;

/**
 * The app whose script is the first on a stack; null: none is. Parts of `shared/` that are not the SDK count for the app that
 * calls them, as they do in a build.
 *
 * @param own address of the script that looks, whose lines are skipped
 */
export function appOfStack(stack: string, own: string): string | null {
  for (const line of stack.split('\n')) {
    if (line.includes(own)) continue;
    const [, released, developed, sdk] = APP_FILE.exec(line) ?? [];
    const app = released ?? developed ?? (sdk === undefined ? undefined : 'shell');
    if (app !== undefined) return app;
  }
  return null;
}
