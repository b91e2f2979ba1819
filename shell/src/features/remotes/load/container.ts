import {
  __federation_method_getRemote,
  __federation_method_setRemote,
  __federation_method_unwrapDefault,
} from 'virtual:__federation__';
import type { Remote } from '@talent/sdk';

/**
 * Imports a remote's container and returns its exposed module. The only module that uses the plugin's
 * runtime; its functions must be called by their own names, the plugin looks for them.
 * @param id - unique for each attempt: a container caches a failed import forever.
 */
export async function importContainer(id: string, url: string): Promise<Remote> {
  __federation_method_setRemote(id, {
    url: () => Promise.resolve(url),
    format: 'esm',
    from: 'vite',
  });
  const module = await __federation_method_getRemote(id, './routes');
  return __federation_method_unwrapDefault(module) as Remote;
}
