/** Folders of the backend's interfaces, which the gateway passes on. */
const FORWARDED = ['/rest/v1/', '/auth/v1/', '/functions/v1/', '/storage/v1/'] as const;

/** Patterns of everything that is passed on. */
export const FORWARDED_PATTERNS = FORWARDED.map((folder) => `${folder}*`);

/** Whether a path, with or without a query, is passed on. */
export function isForwarded(path: string): boolean {
  return FORWARDED.some((folder) => path.startsWith(folder));
}
