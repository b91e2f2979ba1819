import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  openRequestSchema,
  startRequestSchema,
  submitRequestSchema,
} from '../assessment/requests.ts';
import { assessmentSaveSchema } from '../assessment/save.ts';
import { searchAnswerSchema } from '../blog/search.ts';
import { applySchema } from '../forms/apply.ts';
import { contactSchema } from '../forms/contact.ts';
import { formAnswerSchema } from '../forms/form-answer.ts';
import { newsletterSchema } from '../forms/newsletter.ts';
import { salaryAccessSchema } from '../forms/salary-access.ts';
import { salaryAlertSchema } from '../forms/salary-alert.ts';
import { contracts } from './contracts.ts';

/** Requests and answers of each function. The figures of `salary-bands` have types, and no schema. */
const shapes = {
  apply: [applySchema, formAnswerSchema],
  assessment: [
    startRequestSchema,
    submitRequestSchema,
    openRequestSchema,
    assessmentSaveSchema,
    formAnswerSchema,
  ],
  'blog-search': [searchAnswerSchema],
  contact: [contactSchema, formAnswerSchema],
  newsletter: [newsletterSchema, formAnswerSchema],
  'salary-access': [salaryAccessSchema, formAnswerSchema],
  'salary-alert': [salaryAlertSchema, formAnswerSchema],
};

/**
 * The shape of each contract. Where one changes: does an open tab of the last release survive it, as it does a new answer
 * to choose from? Then write the new shape here. If it does not, raise the number in `contracts.ts` as well, and say in
 * the function's `earlier` how the fields of before become the new ones.
 */
const known = {
  apply: { contract: 1, shape: '41434cb488f7' },
  assessment: { contract: 1, shape: '9a1b4283fa43' },
  'blog-search': { contract: 1, shape: 'fcbc0218132b' },
  contact: { contract: 1, shape: '144a12effa5c' },
  newsletter: { contract: 1, shape: 'b6e3d2166144' },
  'salary-access': { contract: 1, shape: '42aa7c437318' },
  'salary-alert': { contract: 1, shape: '06878e4483b3' },
};

function shapeOf(schemas: readonly z.ZodType[]): string {
  const described = schemas.map((schema) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 12);
}

it('no contract changes what it means without a decision about open tabs', () => {
  const found = Object.entries(shapes).map(([name, schemas]) => [
    name,
    { contract: contracts[name as keyof typeof shapes], shape: shapeOf(schemas) },
  ]);
  expect(Object.fromEntries(found)).toEqual(known);
});
