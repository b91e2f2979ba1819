/** The contract of the search: what it takes and answers. See `contracts.test.ts`. */
export const contract = 1;

export type { FoundPost, SearchAnswer } from './answer.ts';
