import { KnownError } from '@talent/node/terminal/known-error';
import { build } from 'vite';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';

/**
 * Bundles an entry for Cloudflare Workers with all its imports, except modules of the runtime.
 * @param entry absolute path
 * @returns one ECMAScript module
 */
export async function bundleWorker(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: REPOSITORY_ROOT,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      write: false,
      target: 'esnext',
      minify: true,
      rolldownOptions: {
        external: /^(node|cloudflare):/,
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script, ...rest] = outputs;
  if (script?.type !== 'chunk' || rest.length > 0) {
    throw new KnownError(
      'worker-bundle',
      `${entry} became ${outputs.length} files, not one script`,
    );
  }
  return script.code;
}
