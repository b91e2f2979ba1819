import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Compressor } from '../http/compress.ts';
import type { SecurityOptions } from '../http/security-headers.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import type { ServeSite } from '../live/live-site.ts';
import type { RecomposeQueue } from '../recompose/recompose-queue.ts';
import type { PageFiles } from './page-files.ts';
import type { ServeGuarded } from './shell-pages.ts';
import type { AdminOf } from '../guard/admin-of.ts';
import type { Log } from '../log/log.ts';

export interface PageContext {
  store: ReleaseStore;
  artifacts: ArtifactReader;
  files: PageFiles;
  notFound: ServeSite;
  guardedFrame: ServeGuarded;
  compressor: Compressor;
  queue: RecomposeQueue;
  cacheShare: number;
  security: SecurityOptions;
  isAdmin: (request: Request) => Promise<boolean>;
  adminOf: AdminOf;
  log: Log;
  now: () => Date;
}
