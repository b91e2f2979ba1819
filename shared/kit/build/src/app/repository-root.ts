import { fileURLToPath } from 'node:url';

/** The repository that this build belongs to. */
export const repositoryRoot = fileURLToPath(new URL('../../../../..', import.meta.url));
