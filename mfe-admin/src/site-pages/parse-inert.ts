/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): InertPolicy;
}

interface InertPolicy {
  /** A TrustedHTML object, which the parser takes in place of a string. */
  createHTML(text: string): string;
}

/** Named in the site's content security policy; a name can be taken once. */
const policyName = 'inert-html';

let policy: InertPolicy | null = null;

/**
 * Parses fetched text into a document that has no window: its scripts never run and its images never
 * load. It must stay away from the page's own document.
 */
export function parseInert(text: string, type: 'text/html' | 'application/xml'): Document {
  policy ??= createPolicy();
  return new DOMParser().parseFromString(policy.createHTML(text), type);
}

function createPolicy(): InertPolicy {
  const rules: InertPolicy = { createHTML: (text) => text };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Browsers without the API take the string itself.
  return trustedTypes?.createPolicy(policyName, rules) ?? rules;
}
