/** The header in which a page's request names the contract of the function that it calls. */
export const CONTRACT_HEADER = 'API-Contract';

/** The header of a request to a function, with the number of its contract. */
export function contractHeader(contract: number): Record<string, string> {
  return { [CONTRACT_HEADER]: String(contract) };
}

/** The status of an answer to a contract that is no longer served. Nothing of the request was used. */
export const OUTDATED_STATUS = 409;

/** The `code` of such an answer: the page has to be reloaded, which brings the release of today. */
export const OUTDATED_CODE = 'outdated';

/** Whether an answer asks for a reload. `body`: of the answer, as parsed JSON. */
export function isOutdated(status: number, body: unknown): boolean {
  return status === OUTDATED_STATUS && Object(body).code === OUTDATED_CODE;
}
