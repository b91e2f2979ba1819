/** Runtime of the federation plugin, as its host build generates it. */
declare module 'virtual:__federation__' {
  export function __federation_method_setRemote(
    name: string,
    remote: { url: () => Promise<string>; format: 'esm'; from: 'vite' },
  ): void;
  /** Resolves with the exposed module. Never settles when the URL promise rejects. */
  export function __federation_method_getRemote(name: string, exposed: string): Promise<unknown>;
  export function __federation_method_unwrapDefault(module: unknown): unknown;
}
