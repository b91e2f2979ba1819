import type { Field } from '../fields/field';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema of an object with exactly these fields. */
export function objectSchema(
  fields: readonly Field[],
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const properties = {
    ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...more,
  };
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** JSON Schema of a file that `writeJsonFile` writes. */
export function fileSchema(address: string, title: string, record: JsonSchema): JsonSchema {
  const text = { type: 'string' };
  const properties = {
    $schema: text,
    format: { const: 'v1' },
    name: text,
    documentation: text,
    version: { ...text, description: 'Changes with every change of the figures.' },
    methods: {
      type: 'object',
      additionalProperties: text,
      description: 'How each source makes its figures, by the key of the source.',
    },
    records: { type: 'array', items: record },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function fieldSchema({ type, nullable, values, pattern, text }: Field): JsonSchema {
  return {
    type: nullable ? [type, 'null'] : type,
    ...(values === undefined ? {} : { enum: nullable ? [...values, null] : values }),
    ...(pattern === undefined ? {} : { pattern }),
    description: text,
  };
}
