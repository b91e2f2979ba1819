/**
 * Survivors that no test should kill, each with its reason. The names are those that `pnpm mutate` prints. A reason says why the
 * changed program does the same, or why the difference is no promise.
 */
export const explained: Readonly<Record<string, string>> = {};
