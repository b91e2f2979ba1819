import type { Plugin } from 'vite';
import { virtualModule } from '../bundle/virtual-module.ts';
import { federationModule, sharedModules } from '../federation/federation-options.ts';

/**
 * The federation plugin's runtime for a shell that is served from source: it imports containers and
 * hands them the modules that this server shares, so that a released remote runs with the same React
 * and SDK as everything from source.
 */
export function devFederation(): Plugin {
  return virtualModule(federationModule, runtime);
}

const shared = sharedModules.map(
  (name) =>
    `'${name}': { source: { get: () => import('${name}').then((module) => () => module) } }`,
);

const runtime = `
const shared = { ${shared.join(', ')} };
const remotes = new Map();
export function __federation_method_setRemote(name, remote) {
  remotes.set(name, remote);
}
export async function __federation_method_getRemote(name, exposed) {
  const container = await import(/* @vite-ignore */ await remotes.get(name).url());
  await container.init(shared);
  const factory = await container.get(exposed);
  return factory();
}
export function __federation_method_unwrapDefault(module) {
  return module?.[Symbol.toStringTag] === 'Module' ? module.default : module;
}
`;
