import { z } from 'zod';
import { jsonSchemaOf } from '../terminal/run-command.ts';

/**
 * Checks a result as a program that has its JSON Schema and nothing else would: in the form in which both are printed.
 * @throws ZodError where the result has other fields or values than the schema says
 */
export function checkPrinted(schema: z.ZodType, result: unknown): void {
  checkJson(JSON.stringify(jsonSchemaOf(schema)), JSON.stringify(result));
}

/** The same for a schema and a result that have been printed. */
export function checkJson(schema: string, result: string): void {
  const read = JSON.parse(schema) as Parameters<typeof z.fromJSONSchema>[0];
  z.fromJSONSchema(read).parse(JSON.parse(result));
}
