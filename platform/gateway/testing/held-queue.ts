import type { LogLine } from '../log/log.ts';
import { createLocalQueue } from '../recompose/local-queue.ts';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { createTestSite } from './test-site.ts';

/** A queue whose compositions the test finishes one by one. */
export async function createHeldQueue() {
  const manifest = await createTestSite().publish({ name: 'mfe-blog', patterns: ['/blog/:slug'] });
  const app = { manifest, pair: { key: `1/mfe-blog/${manifest.version}` } };
  const calls: (RecomposeRequest & { end: (error?: Error) => void })[] = [];
  const log: LogLine[] = [];
  const clock = { time: 1_000_000 };
  const recompose = (asked: RecomposeRequest) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ ...asked, end: (error) => (error ? reject(error) : resolve()) });
    });
  const queue = createLocalQueue(recompose, {
    onComposed: async () => {},
    log: (entry) => log.push(entry),
    now: () => new Date(clock.time),
  });
  const request = (target: string) =>
    queue.request({ shell: app, app, target, composedAt: new Date(0), maxAge: 60 });
  const now = (...paths: string[]) =>
    queue.now({ shell: { ...manifest, version: '1' }, app: manifest, paths });
  const lookUp = (path: string) =>
    queue.lookUp({ shell: { ...manifest, version: '1' }, app: manifest, path });
  const paths = () => calls.map((call) => call.paths);
  /** Finishes the running composition and lets the queue continue. */
  async function end(error?: Error): Promise<void> {
    calls.at(-1)?.end(error);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const start = () => new Promise((resolve) => setImmediate(resolve));
  /** Does something after a time, and lets the queue continue. */
  async function after(ms: number, work: () => void): Promise<void> {
    clock.time += ms;
    work();
    await start();
  }
  return { queue, request, now, lookUp, calls, paths, end, clock, log, start, after };
}
