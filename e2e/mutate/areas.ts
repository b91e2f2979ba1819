/** Parts of the product that `pnpm mutate` breaks. */
export const areaNames = [
  'specification',
  'sdk',
  'shell',
  'gateway',
  'guard',
  'forms',
  'salary',
] as const;

export type AreaName = (typeof areaNames)[number];
