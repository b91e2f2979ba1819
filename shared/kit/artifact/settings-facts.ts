import { z } from 'zod';

/** Name of a setting: camel case. */
export const settingName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be camel case, at most 40 letters and digits');

/** Value of a setting; of a flag its share of the visitors, 0 to 1. */
export const settingValue = z.union([z.string().max(1000), z.number(), z.boolean()]);

const property = z.looseObject({ description: z.string() });

/** The settings that a version of an app declares. */
export const settingsFactsSchema = z.strictObject({
  /** JSON Schema (draft 2020-12) of all values; that of a flag is a share, 0 to 1. */
  schema: z.strictObject({
    $schema: z.literal('https://json-schema.org/draft/2020-12/schema'),
    type: z.literal('object'),
    properties: z.record(settingName, property),
    additionalProperties: z.literal(false),
  }),
  /** The value of each setting where a channel has none. */
  defaults: z.record(settingName, settingValue),
  /** Names of those that are flags. */
  flags: z.array(settingName),
});

export type SettingsFacts = z.infer<typeof settingsFactsSchema>;
