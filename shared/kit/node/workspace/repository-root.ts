import { resolve } from 'node:path';

/** The repository's root: base of relative paths, and folder of `.env`. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../..');
