import type { VisitorKey } from '../http/client.ts';
import { SPOOL_LIMITS } from '../limits/limit-numbers.ts';
import { joined } from './read-body-first.ts';

interface Spooled {
  visitor: VisitorKey;
  bytes: number;
  /** When the last full step of it had arrived, ms. */
  movedAt: number;
  isWhole: boolean;
  stop: (reason: 'late' | 'busy') => void;
}

interface SpoolOptions {
  maxBytes: number;
  /** Share of the usual memory, 0 to 1; default 1. */
  share?: number | undefined;
  /** Time for each step of a body, ms. */
  stepMs?: number | undefined;
}

/**
 * Keeps long bodies in memory until they are complete, so that a slow client takes no place of the backend. Where the memory of
 * an address, of a network or of all is full, the body that has waited longest for its next step gives way: one that
 * stalls never keeps a newer one out.
 */
export function createSpool({ maxBytes, share = 1, stepMs = SPOOL_LIMITS.stepMs }: SpoolOptions) {
  const { step, wholeMs, ofAddress, ofNetwork } = SPOOL_LIMITS;
  const ofAll = {
    ...SPOOL_LIMITS.ofAll,
    bytes: Math.max(2 * maxBytes, SPOOL_LIMITS.ofAll.bytes * share),
  };
  const open = new Set<Spooled>();

  function makeRoom(own: Spooled): void {
    const { address, wide, isLocal } = own.visitor;
    const scopes = [
      { limit: ofAddress, has: (key: VisitorKey) => !isLocal && key.address === address },
      { limit: ofNetwork, has: (key: VisitorKey) => wide !== null && key.wide === wide },
      { limit: ofAll, has: () => true },
    ];
    for (const { limit, has } of scopes) {
      while (open.has(own)) {
        const members = [...open].filter(({ visitor }) => has(visitor));
        const bytes = members.reduce((sum, each) => sum + each.bytes, 0);
        if (members.length <= limit.bodies && bytes <= limit.bytes) break;
        const slowest = members
          .filter(({ isWhole }) => !isWhole)
          .reduce((least, each) => (each.movedAt < least.movedAt ? each : least), own);
        open.delete(slowest);
        slowest.stop(slowest === own ? 'busy' : 'late');
      }
    }
  }

  return {
    /**
     * The complete body; `free` ends its share of the memory. `late`: it was too slow, or gave way to a faster one; `busy`: no
     * slower one could give way; `gone`: it broke off.
     */
    async read(body: ReadableStream<Uint8Array>, visitor: VisitorKey) {
      const { promise: stopped, resolve: stop } = Promise.withResolvers<'late' | 'busy'>();
      const beganAt = performance.now();
      const own: Spooled = { visitor, bytes: 0, movedAt: beganAt, isWhole: false, stop };
      let timer = setTimeout(stop, stepMs, 'late');
      const reader = body.getReader();
      const end = <Status extends 'late' | 'busy' | 'too-large'>(status: Status) => {
        // Not awaited: cancelling may never finish when the client sends nothing.
        void reader.cancel().catch(() => undefined);
        return { status };
      };
      const chunks: Uint8Array[] = [];
      open.add(own);
      makeRoom(own);
      try {
        for (;;) {
          const read = await Promise.race([stopped, reader.read()]);
          if (typeof read === 'string') return end(read);
          if (read.done) break;
          const before = own.bytes;
          own.bytes += read.value.byteLength;
          if (own.bytes > maxBytes) return end('too-large');
          chunks.push(read.value);
          if (Math.floor(own.bytes / step) > Math.floor(before / step)) {
            own.movedAt = performance.now();
            clearTimeout(timer);
            timer = setTimeout(stop, Math.min(stepMs, beganAt + wholeMs - own.movedAt), 'late');
          }
          makeRoom(own);
        }
        own.isWhole = true;
        return {
          status: 'whole' as const,
          body: joined(chunks, own.bytes),
          free: () => void open.delete(own),
        };
      } catch {
        return { status: 'gone' as const };
      } finally {
        clearTimeout(timer);
        if (!own.isWhole) open.delete(own);
      }
    },
  };
}
