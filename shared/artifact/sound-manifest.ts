import { manifestSchema, type Manifest } from './manifest.ts';

/** The top-level fields of a manifest that match the schema; other fields are absent. */
export type SoundManifest = { [Field in keyof Manifest]?: Manifest[Field] | undefined };

/** Picks the fields of a manifest that can be checked although other fields are broken. */
export function soundManifest(manifest: unknown): SoundManifest {
  if (manifest === null || typeof manifest !== 'object') return {};
  const schemas = new Map<string, { safeParse(value: unknown): { success: boolean } }>(
    Object.entries(manifestSchema.shape),
  );
  const sound = Object.entries(manifest).filter(
    ([field, value]) => schemas.get(field)?.safeParse(value).success,
  );
  return manifestSchema.partial().parse(Object.fromEntries(sound));
}
