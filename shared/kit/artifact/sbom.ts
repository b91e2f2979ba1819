import { z } from 'zod';

/** The artifact's list of bundled packages (CycloneDX). Below `server/`: the gateway sends nothing of it to browsers. */
export const SBOM_FILE = 'server/sbom.cdx.json';

/** The parts of an artifact's CycloneDX file that the platform reads. */
export const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z
    .array(
      z.looseObject({
        name: z.string(),
        version: z.string().optional(),
        purl: z.string().optional(),
      }),
    )
    .default([]),
});

export type Sbom = z.infer<typeof sbomSchema>;
