const FORWARDED = ['/rest/v1/', '/auth/v1/', '/functions/v1/', '/storage/v1/'] as const;

export const FORWARDED_PATTERNS = FORWARDED.map((folder) => `${folder}*`);

/** Whether a path, with or without a query, is forwarded. */
export function isForwarded(path: string): boolean {
  return FORWARDED.some((folder) => path.startsWith(folder));
}
