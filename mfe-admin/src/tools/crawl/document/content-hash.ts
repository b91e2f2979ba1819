/** SHA-256 of what a page says, hexadecimal: another one means that the page changed. */
export async function contentHashOf(...parts: readonly (string | undefined)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts.map((part) => part ?? null)));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
