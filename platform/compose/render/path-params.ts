/** Values of a pattern's `:name` segments in `path`, decoded. */
export function pathParams(pattern: string, path: string): Record<string, string> {
  const values = path.split('/');
  const params: Record<string, string> = {};
  pattern.split('/').forEach((segment, index) => {
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(values[index] ?? '');
  });
  return params;
}
