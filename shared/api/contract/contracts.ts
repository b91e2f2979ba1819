/** The header in which a page's request names its contract. */
export const CONTRACT_HEADER = 'API-Contract';

/**
 * The contract of each function that pages of visitors call: which fields it takes, and what it answers. A change that
 * an open tab of an earlier release would not survive gets the next number, and the function says in `earlier` which
 * ones it still takes. `supabase/functions/contracts.test.ts` notices such a change.
 *
 * Apps bundle these numbers together with the schemas, so a tab names the contract of the code that it runs.
 */
export const contracts = {
  apply: 1,
  assessment: 1,
  'blog-search': 1,
  contact: 1,
  newsletter: 1,
  'salary-access': 1,
  'salary-alert': 1,
  'salary-bands': 1,
} as const;

/** A function that has a contract. */
export type ContractedFunction = keyof typeof contracts;

/** The header of a request to a function. */
export function contractHeader(name: ContractedFunction): Record<string, string> {
  return { [CONTRACT_HEADER]: String(contracts[name]) };
}

/** The status of an answer to a contract that is no longer served. Nothing of the request was used. */
export const OUTDATED_STATUS = 409;

/** The `code` of such an answer: the page has to be reloaded, which brings the release of today. */
export const OUTDATED_CODE = 'outdated';

/** Whether an answer asks for a reload. `body`: of the answer, as parsed JSON. */
export function isOutdated(status: number, body: unknown): boolean {
  return status === OUTDATED_STATUS && Object(body).code === OUTDATED_CODE;
}
