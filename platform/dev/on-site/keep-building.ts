import { watch, type FSWatcher } from 'node:fs';

/** How long files have to be calm before a build begins, ms: editors and formatters write several at once. */
const CALM_MS = 150;

/** Folders whose changes are results of a build, or of no interest to it. */
const IGNORED = /(^|[\\/])(node_modules|dist|\.cache|\.work|test-results)([\\/]|$)/;

interface KeepBuildingOptions {
  folders: readonly string[];
  /** Builds once; must not reject. */
  build: () => Promise<void>;
}

/** Builds again after every change, one build at a time. Changes during a build lead to one more. */
export function keepBuilding({ folders, build }: KeepBuildingOptions): {
  close: () => Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isChanged = false;
  let isClosed = false;

  async function buildWhileChanged(): Promise<void> {
    while (isChanged && !isClosed) {
      isChanged = false;
      await build();
    }
    running = null;
  }
  function begin(): void {
    isChanged = true;
    running ??= buildWhileChanged();
  }
  const watchers = folders.map((folder): FSWatcher =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file !== null && IGNORED.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(begin, CALM_MS);
    }),
  );
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await running;
    },
  };
}
