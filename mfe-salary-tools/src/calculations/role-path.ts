/** Path of a role's page. */
export function rolePath(key: string): string {
  return `/ai-ml-salary-data/${key}`;
}
