import { z } from 'zod';
import { jsonSchemaOf } from '../terminal/run-command.ts';

/** Checks a result as a program with its JSON Schema alone would, in printed form. Throws where its fields or values differ. */
export function checkPrinted(schema: z.ZodType, result: unknown): void {
  checkJson(JSON.stringify(jsonSchemaOf(schema)), JSON.stringify(result));
}

/** The same for a schema and a result that have been printed. */
export function checkJson(schema: string, result: string): void {
  const read = JSON.parse(schema) as Parameters<typeof z.fromJSONSchema>[0];
  z.fromJSONSchema(read).parse(JSON.parse(result));
}
