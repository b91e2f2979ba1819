import { createHash } from 'node:crypto';
import {
  openRequestSchema,
  startRequestSchema,
  submitRequestSchema,
} from '@talent/api/assessment/requests';
import { searchAnswerSchema } from '@talent/api/blog/search';
import { contracts, type ContractedFunction } from '@talent/api/contract/contracts';
import { formAnswerSchema } from '@talent/api/forms/form-answer';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { applyForm } from '@talent/visitor-forms/apply';
import { assessmentSaveForm } from '@talent/visitor-forms/assessment-save';
import { contactForm } from '@talent/visitor-forms/contact';
import { newsletterForm } from '@talent/visitor-forms/newsletter';
import { salaryAccessForm } from '@talent/visitor-forms/salary-access';
import { salaryAlertForm } from '@talent/visitor-forms/salary-alert';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { handler as apply } from './apply/handler.ts';
import { handler as assessment } from './assessment/handler.ts';
import { handler as blogSearch } from './blog-search/handler.ts';
import { handler as contact } from './contact/handler.ts';
import { handler as newsletter } from './newsletter/handler.ts';
import { handler as salaryAccess } from './salary-access/handler.ts';
import { handler as salaryAlert } from './salary-alert/handler.ts';
import { handler as salaryBands } from './salary-bands/handler.ts';

const handlers: Record<ContractedFunction, FunctionHandler> = {
  apply,
  assessment,
  'blog-search': blogSearch,
  contact,
  newsletter,
  'salary-access': salaryAccess,
  'salary-alert': salaryAlert,
  'salary-bands': salaryBands,
};

const reads: readonly string[] = ['blog-search', 'salary-bands'];

/** A request whose body no one may read. */
function asked(name: string, contract: string): Request {
  const url = `http://127.0.0.1/functions/v1/${name}`;
  const headers = { accept: 'application/json', 'api-contract': contract };
  if (reads.includes(name)) return new Request(url, { headers });
  return new Request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"action":"start","role":"mlops-engineer"}',
  });
}

it.each(Object.keys(contracts) as ContractedFunction[])(
  '%s asks a tab whose contract it does not serve for a reload, and does nothing else',
  async (name) => {
    for (const contract of ['0', '99', '1, 1', "1' or 1=1", '__proto__']) {
      const request = asked(name, contract);
      const answer = await handlers[name](request, testContext());
      expect([contract, answer.status, await answer.json()]).toEqual([
        contract,
        409,
        { code: 'outdated' },
      ]);
      expect(request.bodyUsed).toBe(false);
    }
  },
);

it('a forged contract opens no figures: without a token they stay closed', async () => {
  const answer = await salaryBands(asked('salary-bands', '1'), testContext());
  expect([answer.status, await answer.json()]).toEqual([401, { code: 'locked' }]);
});

/** Requests and answers of each function. The figures of `salary-bands` have types, and no schema. */
const shapes = {
  apply: [applyForm.schema, formAnswerSchema],
  assessment: [
    startRequestSchema,
    submitRequestSchema,
    openRequestSchema,
    assessmentSaveForm.schema,
    formAnswerSchema,
  ],
  'blog-search': [searchAnswerSchema],
  contact: [contactForm.schema, formAnswerSchema],
  newsletter: [newsletterForm.schema, formAnswerSchema],
  'salary-access': [salaryAccessForm.schema, formAnswerSchema],
  'salary-alert': [salaryAlertForm.schema, formAnswerSchema],
};

/**
 * The shape of each contract. Where one changes: does an open tab of the last release survive it, as it does a new answer
 * to choose from? Then write the new shape here. If it does not, raise the number in `contracts.ts` as well, and say in
 * the function's `earlier` how the fields of before become the new ones.
 */
const known = {
  apply: { contract: 1, shape: '055681c3dabf' },
  assessment: { contract: 1, shape: '9a1b4283fa43' },
  'blog-search': { contract: 1, shape: 'fcbc0218132b' },
  contact: { contract: 1, shape: '9c631d428a29' },
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
