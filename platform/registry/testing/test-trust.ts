import { createTrust } from '../trust.ts';

/** A pair that only tests use. */
export const TEST_SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIMBskXNA1oh1CYRsCCglMQ+9mX4qt4BqBtqkKwN2NA1U';
export const TEST_PUBLIC_KEY = 'lh1LqBIuDXCfLWBsDKKSmbH0vOUWLFnriqr2TkSVzMU=';

/** Signs and believes with the key of the tests. */
export const testTrust = createTrust({ signingKey: TEST_SIGNING_KEY, publicKeys: [] });
