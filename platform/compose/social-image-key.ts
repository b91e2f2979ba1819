/** Key of a social image in the store; its URL is `/_<key>`. */
export function socialImageKey(hash: string): string {
  return `social/${hash}.png`;
}

/** Whether a text is the hash of a social image: 32 hex digits. */
export function isSocialImageHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
