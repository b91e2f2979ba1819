import { getMimeType } from 'hono/utils/mime';

/** Media type of a file by its extension; browsers never interpret an unknown one. */
export function contentTypeOf(file: string): string {
  const type = getMimeType(file) ?? 'application/octet-stream';
  return type.endsWith('json') ? `${type}; charset=utf-8` : type;
}

/** Whether compressing the type saves anything; images and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|xml|wasm|manifest\+json)|\+xml/.test(type);
}
