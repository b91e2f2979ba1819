import { z } from 'zod';

/** JSON of `keys`. */
export const releaseKeysResult = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('kept'),
    path: z.string().describe('file in the data folder that holds the pair'),
  }),
  z.strictObject({
    status: z.literal('printed').describe('the pair is stored nowhere'),
    signingKey: z.string().describe('secret: the value of RELEASE_SIGNING_KEY'),
    publicKey: z.string().describe('the value of RELEASE_KEYS'),
  }),
]);
