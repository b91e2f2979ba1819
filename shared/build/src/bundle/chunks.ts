import type { Plugin, Rolldown } from 'vite';
import type { App } from '../app/app.ts';

type Group = Rolldown.CodeSplittingGroup;

/**
 * React and its renderer in one file: it compresses better than four, and a release of the shell that
 * leaves them alone leaves them in the browsers' caches.
 */
const react: Group = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 3,
};

/**
 * What the shell has in common with the SDK. Apart from what follows, which waits for the SDK while it is
 * evaluated: in one file the two would wait for each other.
 */
const underTheSdk: Group = {
  name: 'base',
  test: /__federation_fn_import|[\\/]zustand[\\/]|[\\/]shared[\\/]sdk[\\/]/,
  minShareCount: 2,
  priority: 2,
};

/** What the start of the shell has in common with what it loads later. */
const frame: Group = {
  name: 'frame',
  test: /[\\/]shared[\\/]ui[\\/]|[\\/]lucide-react[\\/]|[\\/]shell[\\/]src[\\/]/,
  minShareCount: 2,
  priority: 1,
};

/** Components, icons and the federation's runtime, as far as several files of a remote need them. */
const shared: Group = {
  name: 'shared',
  test: /__federation_fn_import|jsx-runtime|[\\/]lucide-react[\\/]|[\\/]shared[\\/](ui|sdk|data)[\\/]/,
  minShareCount: 2,
};

/**
 * Few files instead of many: the bundler makes one of whatever two others share, and a page had two dozen, half
 * of them under a kilobyte. Each is a request, and a few milliseconds of a phone.
 */
export function chunksPlugin(app: App): Plugin {
  const groups = app.kind === 'shell' ? [react, underTheSdk, frame] : [shared];
  return {
    name: 'talent:chunks',
    outputOptions: {
      order: 'post',
      // The federation plugin says where chunks end in an older way, which would be ignored with a warning.
      handler: ({ manualChunks: _, ...options }) => ({ ...options, codeSplitting: { groups } }),
    },
  };
}
