const FORWARDED = ['/rest/v1/', '/auth/v1/', '/functions/v1/', '/storage/v1/'] as const;

export const FORWARDED_PATTERNS = FORWARDED.map((folder) => `${folder}*`);

export function isForwarded(path: string): boolean {
  return FORWARDED.some((folder) => path.startsWith(folder));
}
