import federation from '@originjs/vite-plugin-federation';
import type { PluginOption } from 'vite';

/** Modules that the shell provides to all apps. `react-router-dom` is part of the SDK. */
export const sharedModules = ['react', 'react-dom', '@talent/sdk'] as const;

/** The federation plugin's runtime, as the shell imports it. */
export const federationModule = 'virtual:__federation__';

/** The module that every app exposes and the shell requests from a container. */
export const exposedModule = './routes';

/** File name of a remote's federated container. */
export const containerFile = 'container.js';

/** For a remote: exposes its routes and ships no copy of the shared modules. */
export function remoteFederation(name: string, routesModule: string): PluginOption {
  return federation({
    name,
    filename: containerFile,
    exposes: {
      // The shell loads stylesheets from the manifest and waits for them.
      [exposedModule]: { import: routesModule, dontAppendStylesToHead: true },
    },
    shared: Object.fromEntries(sharedModules.map((id) => [id, { generate: false }])),
  });
}

/** For the shell. Without an entry in `remotes` the plugin's runtime module would be empty. */
export function shellFederation(): PluginOption {
  return federation({
    name: 'shell',
    remotes: { placeholder: { external: '/', externalType: 'url', format: 'esm', from: 'vite' } },
    shared: [...sharedModules],
  });
}
