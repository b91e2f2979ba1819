import type { Plugin } from 'vite';
import { sharedModules } from '../federation/federation-options.ts';

const id = 'virtual:__federation__';

/**
 * The federation plugin's runtime for a shell that is served from source: it imports containers and
 * hands them the modules that this server shares, so that a released remote runs with the same React
 * and SDK as everything from source.
 */
export function devFederation(): Plugin {
  return {
    name: 'talent:dev-federation',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? runtime : null),
  };
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
