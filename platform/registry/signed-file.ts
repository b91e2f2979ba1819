import { z } from 'zod';
import type { KeyScope } from './keys/key-scope.ts';
import type { ReleaseStore } from './release-store.ts';
import { signatureSchema, type SignedKind } from './trust.ts';

/** A file of the store that counts only with a signature: one JSON object, and `signature` among its fields. */
export interface SignedFile<Facts> {
  kind: SignedKind;
  /** Of the fields without the signature. */
  schema: z.ZodType<Facts>;
  scope: KeyScope;
}

/** The facts of such a file with the id of the key that signed them, or the reason why the file does not count. */
export type SignedRead<Facts> = { facts: Facts; signer: string } | { reason: string };

const signed = z.looseObject({ signature: signatureSchema });

/** Reads a signed file. Null where there is none. */
export async function readSigned<Facts>(
  store: ReleaseStore,
  key: string,
  { kind, schema, scope }: SignedFile<Facts>,
): Promise<SignedRead<Facts> | null> {
  const file = await store.read(key);
  if (file === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(file.body));
  } catch (error) {
    return { reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const outer = signed.safeParse(json);
  if (!outer.success) return { reason: z.prettifyError(outer.error) };
  const { signature, ...written } = outer.data;
  const inner = schema.safeParse(written);
  if (!inner.success) return { reason: z.prettifyError(inner.error) };
  const reason = await store.trust.whyUntrusted(kind, written, signature, scope);
  return reason === null ? { facts: inner.data, signer: signature.key } : { reason };
}

/** Signs facts and replaces the file. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export async function writeSigned<Facts extends object>(
  store: ReleaseStore,
  key: string,
  file: SignedFile<Facts>,
  facts: Facts,
): Promise<void> {
  await store.write(key, await signedText(store, file, facts));
}

/** The text of a signed file. Throws as `writeSigned`. */
export async function signedText<Facts extends object>(
  store: ReleaseStore,
  { kind, schema, scope }: SignedFile<Facts>,
  facts: Facts,
): Promise<string> {
  const checked = schema.parse(facts);
  const signature = await store.trust.sign(kind, checked, scope);
  return `${JSON.stringify({ ...checked, signature }, null, 2)}\n`;
}
