/** The part of the Trusted Types API that is used here; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy(name: string, rules: DataPolicy): DataPolicy;
}

interface DataPolicy {
  /** Returns a TrustedScript object, which a script element accepts like a string. */
  createScript(json: string): string;
}

const rules: DataPolicy = {
  createScript: (json) => {
    JSON.parse(json);
    return json;
  },
};

let policy: DataPolicy | null = null;

/**
 * Text for a script element that holds data. Chromium requires a trusted type for every `type` of a
 * script. This policy accepts JSON and nothing that could run.
 * @throws SyntaxError for anything that is not JSON.
 */
export function dataScript(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  return policy.createScript(json);
}
