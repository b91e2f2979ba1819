import type { Plugin, Rolldown } from 'vite';
import type { App } from '../app/app.ts';

type Group = Rolldown.CodeSplittingGroup;

/**
 * React and its renderer in one file. It compresses better than four, and browsers keep it cached across releases
 * of the shell that do not change it.
 */
const react: Group = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 3,
};

/**
 * Modules that both the shell and the SDK need. They are separate from `frame`, which waits for the SDK while it is
 * evaluated: in one file the two would wait for each other.
 */
const underTheSdk: Group = {
  name: 'base',
  test: /__federation_fn_import|[\\/]zustand[\\/]|[\\/]shared[\\/]\w+[\\/]sdk[\\/]/,
  minShareCount: 2,
  priority: 2,
};

/** Modules that the shell needs both at its start and later. */
const frame: Group = {
  name: 'frame',
  test: /[\\/]shared[\\/]\w+[\\/]ui[\\/]|[\\/]lucide-react[\\/]|[\\/]shell[\\/]src[\\/]/,
  minShareCount: 2,
  priority: 1,
};

/**
 * Components, icons and the federation runtime that several files of a remote need. Charts are not among them: a page loads the
 * parts of its own charts only.
 */
const shared: Group = {
  name: 'shared',
  test: /__federation_fn_import|jsx-runtime|[\\/]lucide-react[\\/]|[\\/]shared[\\/]\w+[\\/](ui(?![\\/]src[\\/]charts[\\/]\w+[\\/])|sdk|data)[\\/]/,
  minShareCount: 2,
};

/**
 * Modules that several pages of a remote need, by the pages that need them. A page loads a little that only other pages need,
 * in far fewer files: worth it where a remote has many small modules and no large libraries, so each remote chooses.
 */
function parts(mergeFilesUnder: number): Group {
  return {
    name: 'part',
    test: /[\\/]mfe-[\w-]+[\\/]src[\\/]|[\\/]shared[\\/]\w+[\\/](ui[\\/]src[\\/]charts|page-parts|api)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: mergeFilesUnder,
  };
}

/**
 * Groups modules into few files. By default the bundler makes a file of any modules that two others share: two dozen
 * for a page, half of them under a kilobyte. Each costs a request and a few milliseconds on a phone.
 */
export function chunksPlugin(app: App): Plugin {
  const groups = groupsOf(app);
  return {
    name: 'talent:chunks',
    outputOptions: {
      order: 'post',
      // The federation plugin sets the deprecated `manualChunks`, which would be ignored with a warning.
      handler: ({ manualChunks: _, ...options }) => ({ ...options, codeSplitting: { groups } }),
    },
    generateBundle(_options, bundle) {
      const circle = importCircle(bundle);
      if (circle) {
        this.error(
          `Files of this app import each other in a circle, so that one of them would run before what it needs: ${circle.join(' > ')}.` +
            ' Move a module that another calls while it loads into @talent/ui, or merge fewer files.',
        );
      }
    },
  };
}

/** Files that import each other when they load, the first one again at the end; null where there are none. */
export function importCircle(
  bundle: Readonly<
    Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | Rolldown.OutputAsset>
  >,
): string[] | null {
  const done = new Set<string>();
  const open: string[] = [];
  function visit(name: string): string[] | null {
    if (done.has(name)) return null;
    if (open.includes(name)) return [...open.slice(open.indexOf(name)), name];
    const file = bundle[name];
    if (file?.type !== 'chunk') return null;
    open.push(name);
    for (const next of file.imports) {
      const circle = visit(next);
      if (circle) return circle;
    }
    open.pop();
    done.add(name);
    return null;
  }
  for (const name of Object.keys(bundle)) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return null;
}

function groupsOf({ kind, mergeFilesUnder }: App): Group[] {
  if (kind === 'shell') return [react, underTheSdk, frame];
  return mergeFilesUnder === null ? [shared] : [shared, parts(mergeFilesUnder)];
}
