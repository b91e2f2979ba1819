import type { GatewayOptions } from '../../../gateway/options.ts';

/** How a test and its gateway in workerd speak. */

/** Names the gateway: `<port of the test's harness>-<anything>`. */
export const HARNESS_HEADER = 'x-test-harness';
/** The test's clock, ms since the epoch; absent: the real one. */
export const NOW_HEADER = 'x-test-now';
/** With it a request is one to the Worker's R2 bucket, below this folder. */
export const R2_HEADER = 'x-test-r2-folder';
/** Original URL of a request that the harness answers for the embedded backend. */
export const URL_HEADER = 'x-test-url';
/** Closes the gateway. */
export const CLOSE_PATH = '/_test/close';

/** Between a gateway in workerd and the one in its harness that composes. */
export const COMPOSER_SECRET = 'known to the harness and its gateway';

/** Options that are no functions, and which of those there are. */
export interface HarnessFacts {
  options: Omit<GatewayOptions, 'store' | 'recompose' | 'log' | 'now' | 'backend' | 'pollMs'> & {
    backend: Pick<GatewayOptions['backend'], 'url' | 'publishableKey'>;
    pollMs: number;
  };
  hasEmbeddedBackend: boolean;
  /** Keys that the registry is signed with; null: the harness says what is trusted. */
  publicKeys: { publicKeys: string[]; previewKeys: string[] } | null;
}
