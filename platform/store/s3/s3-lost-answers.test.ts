import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@talent/node/testing/listen';
import { expect, it } from 'vitest';
import { createS3Store } from './s3-store.ts';
import type { Store } from '../store.ts';

/** Content of a bucket: key -> writer. */
type Objects = Map<string, string>;
/** The fate of the request with this number (of those for the key), before or after the bucket receives it. */
type Fault = (count: number) => 'lost before' | 'lost after' | { status: number } | null;

/** A bucket behind a bad line. Only the key `registry/1` meets `fault`. */
async function openStore(
  fault: Fault,
): Promise<{ store: Store; objects: Objects; puts: () => number }> {
  const objects: Objects = new Map();
  let count = 0;
  const answer = (request: IncomingMessage, response: ServerResponse): number => {
    const key = request.url ?? '';
    const holder = objects.get(key);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'DELETE') return 204;
    if (request.method === 'HEAD' || request.method === 'GET') {
      if (holder !== undefined) response.setHeader('x-amz-meta-writer', holder);
      return holder === undefined ? 404 : 200;
    }
    if (holder !== undefined) return 412;
    objects.set(key, String(request.headers['x-amz-meta-writer']));
    return 200;
  };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const isFaulty = request.method === 'PUT' && request.url?.endsWith('registry/1');
      const happens = isFaulty ? fault(++count) : null;
      if (happens === 'lost before') return request.socket.destroy();
      if (happens !== null && typeof happens === 'object')
        return response.writeHead(happens.status).end();
      response.statusCode = answer(request, response);
      if (happens === 'lost after') return request.socket.destroy();
      response.end();
    });
  });
  const store = createS3Store(
    {
      bucket: 'b',
      prefix: '',
      region: 'us-east-1',
      endpoint: await listen(server),
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    { sleep: async () => undefined },
  );
  return { store, objects, puts: () => count };
}

it.each<[string, Fault, number]>([
  ['the answer to its write was lost', (count) => (count === 1 ? 'lost after' : null), 2],
  ['every answer was lost', () => 'lost after', 3],
  [
    'the service is busy, or handles another write of the key',
    (count) => (count < 3 ? { status: count === 1 ? 503 : 409 } : null),
    3,
  ],
])('reports success when %s', async (_, fault, attempts) => {
  const { store, puts } = await openStore(fault);
  expect(await store.create('registry/1', 'mine')).toBe(true);
  expect(puts()).toBe(attempts);
});

it('reports failure when another writer came before its lost write', async () => {
  const { store, objects } = await openStore((count) => {
    if (count === 1) objects.set('/b/registry/1', 'someone else');
    return count === 1 ? 'lost before' : null;
  });
  expect(await store.create('registry/1', 'mine')).toBe(false);
});

it.each<[string, Fault, string]>([
  ['no request gets through', () => 'lost before', 'store-unreachable'],
  ['there are no conditional writes', () => ({ status: 501 }), 'store-conditional-writes'],
])('reports neither success nor failure while %s', async (_, fault, code) => {
  const { store, objects } = await openStore(fault);
  await expect(store.create('registry/1', 'mine')).rejects.toMatchObject({ code });
  expect([...objects.keys()].filter((key) => key.endsWith('registry/1'))).toEqual([]);
});

it('retries a write when an answer was lost, three times at most', async () => {
  const { store, puts } = await openStore((count) => (count < 3 ? { status: 500 } : null));
  await store.write('registry/1', 'x');
  expect(puts()).toBe(3);
});
