import type { Catalog } from '../catalog.ts';
import { ACTORS, type FuzzRequest, type Interface } from '../fuzz-request.ts';
import { createRandom } from '../../fixtures/random.ts';
import { authRequest } from './auth-requests.ts';
import { functionRequest } from './function-requests.ts';
import { gatewayRequest } from './gateway-requests.ts';
import { restRequest } from './rest-requests.ts';
import { rpcRequest } from './rpc-requests.ts';
import { storageRequest } from './storage-requests.ts';

/** How often each interface is asked, of 23. */
const SHARES = [
  ...(['rest', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest'] as const),
  ...(['rpc', 'rpc', 'rpc', 'rpc', 'auth', 'auth', 'storage', 'storage'] as const),
  ...(['functions', 'functions', 'functions', 'functions', 'gateway', 'gateway'] as const),
] as const;

/** Node's own limit is a little higher. */
const MOST_HEAD_BYTES = 15_000;

/** The request of a number in the run of a seed: always the same one for the same catalog. */
export function makeRequest(seed: number, index: number, catalog: Catalog): FuzzRequest {
  const random = createRandom(seed, index);
  const asked: Interface = random.pick(SHARES);
  const actor = random.pick(ACTORS);
  const draft = {
    rest: () => restRequest(random, catalog, actor),
    rpc: () => rpcRequest(random, catalog),
    auth: () => authRequest(random),
    storage: () => storageRequest(random, catalog),
    functions: () => functionRequest(random),
    gateway: () => gatewayRequest(random),
  }[asked]();
  const target = sendable(draft.target);
  // Node refuses such a head and closes the connection: a sender in the middle of its body may not see the answer.
  const body = target.length > MOST_HEAD_BYTES ? null : draft.body;
  return { interface: asked, actor, ...draft, target, body };
}

/** Leaves out bytes that Node's client refuses to send; every other byte stays. */
function sendable(target: string): string {
  return target.replaceAll(/[^\u0021-\u00ff]/g, '+');
}
