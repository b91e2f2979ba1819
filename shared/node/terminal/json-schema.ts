import { z } from 'zod';

/** The JSON Schema (draft 2020-12) of a value as `JSON.stringify` prints it. */
export function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // JSON has no dates: they are printed as ISO 8601 in UTC.
      if (zodSchema._zod.def.type === 'date') {
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      }
    },
  });
}
