import { createTrust, generateReleaseKeys } from '../trust.ts';

/** Made anew for every test file, so that no private key is in the repository. */
const visitors = await generateReleaseKeys();
const previews = await generateReleaseKeys();

export const TEST_SIGNING_KEY = visitors.signingKey;
export const TEST_PUBLIC_KEY = visitors.publicKey;
export const TEST_PREVIEW_SIGNING_KEY = previews.signingKey;
export const TEST_PREVIEW_PUBLIC_KEY = previews.publicKey;

/** Signs with the release key of the tests, and trusts that of their previews where previews may be signed. */
export const testTrust = createTrust({
  signingKey: TEST_SIGNING_KEY,
  publicKeys: [],
  previewKeys: [TEST_PREVIEW_PUBLIC_KEY],
});

/** The other side: what the pipeline of a pull request has. */
export const previewTrust = createTrust({
  signingKey: null,
  publicKeys: [TEST_PUBLIC_KEY],
  previewSigningKey: TEST_PREVIEW_SIGNING_KEY,
});
