import federation from '@originjs/vite-plugin-federation';
import type { PluginOption } from 'vite';

/** Modules that the shell provides once for everybody. `react-router-dom` comes through the SDK. */
export const sharedModules = ['react', 'react-dom', '@talent/sdk'] as const;

/** The federation plugin's runtime, as the shell imports it. */
export const federationModule = 'virtual:__federation__';

/** What every app exposes, and what the shell asks a container for. */
export const exposedModule = './routes';

/** File name of a remote's federated container. */
export const containerFile = 'container.js';

/** The remote's side: exposes its routes, ships no copy of what is shared. */
export function remoteFederation(name: string, routesModule: string): PluginOption {
  return federation({
    name,
    filename: containerFile,
    exposes: {
      // The shell loads stylesheets itself, from the manifest, and waits for them.
      [exposedModule]: { import: routesModule, dontAppendStylesToHead: true },
    },
    shared: Object.fromEntries(sharedModules.map((id) => [id, { generate: false }])),
  });
}

/** The shell's side. Without an entry in `remotes` the plugin's runtime module would be empty. */
export function shellFederation(): PluginOption {
  return federation({
    name: 'shell',
    remotes: { placeholder: { external: '/', externalType: 'url', format: 'esm', from: 'vite' } },
    shared: [...sharedModules],
  });
}
