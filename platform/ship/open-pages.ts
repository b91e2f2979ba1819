import { randomBytes } from 'node:crypto';
import { createGateway } from '../gateway/gateway.ts';
import { serveGateway } from '../gateway/node-server.ts';
import { createSymbolizer } from '../gateway/staff/symbolize.ts';
import { commitSigned } from '../registry/registry.ts';
import { createOverlayStore } from '../store/overlay-store.ts';
import type { Candidate } from './check-pages.ts';
import { judgeVisit } from './judge-visit.ts';
import { visitPages } from './visit-pages.ts';

/**
 * Opens pages of a release that has not been made, in a browser: from a gateway of this process, on a store that keeps the
 * release in memory. Nobody else sees it, and nothing is written.
 * @param backend the Supabase interface that the pages ask
 */
export async function openPages(
  { store: below, channel, prepared, paths, site }: Candidate,
  backend: { url: string; key: string },
): Promise<{ problems: string[]; missed: string[] } | null> {
  const store = createOverlayStore(below);
  const { apps, changed, signed, basis } = prepared;
  const expectedRevision = basis.highestRevision;
  const facts = { action: 'promote', at: new Date() } as const;
  await commitSigned(store, { channel, expectedRevision, apps, changed, ...facts }, signed);
  const gateway = createGateway({
    store,
    channel,
    site,
    backend: { url: backend.url, publishableKey: backend.key },
    guardSecret: randomBytes(32).toString('hex'),
    recompose: async () => undefined,
    log: () => undefined,
    pollMs: null,
    brotliQuality: 1,
  });
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  try {
    const origin = `http://localhost:${server.port}`;
    const result = await visitPages(origin, paths);
    if (result === null) return null;
    const sources = { origin, versions: apps, symbolize: createSymbolizer(store) };
    const judged = await Promise.all(result.visits.map((visit) => judgeVisit(visit, sources)));
    return { problems: judged.flat(), missed: result.missed };
  } finally {
    await server.close();
    await gateway.close();
  }
}
