import { createHash } from 'node:crypto';
import {
  openRequestSchema,
  startRequestSchema,
  submitRequestSchema,
} from './assessment/contract.ts';
import { searchAnswerSchema } from './blog-search/answer.ts';
import { formAnswerSchema } from '@talent/protocol/forms/form-answer';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { applyForm } from './apply/form.ts';
import { assessmentSaveForm } from './assessment/form.ts';
import { callBookingForm, callSlotsSchema } from './call-booking/form.ts';
import { contactForm } from './contact/form.ts';
import { newsletterForm } from './newsletter/form.ts';
import { salaryAccessForm } from './salary-access/form.ts';
import { salaryAlertForm } from './salary-alert/form.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { handler as apply } from './apply/handler.ts';
import { handler as assessment } from './assessment/handler.ts';
import { contract as searchContract } from './blog-search/contract.ts';
import { handler as blogSearch } from './blog-search/handler.ts';
import { handler as callBooking } from './call-booking/handler.ts';
import { handler as contact } from './contact/handler.ts';
import { handler as newsletter } from './newsletter/handler.ts';
import { handler as salaryAccess } from './salary-access/handler.ts';
import { handler as salaryAlert } from './salary-alert/handler.ts';
import { handler as salaryBands } from './salary-bands/handler.ts';

const handlers: Readonly<Record<string, FunctionHandler>> = {
  apply,
  assessment,
  'blog-search': blogSearch,
  'call-booking': callBooking,
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

/** Numbers of contracts that are not served, and what is no number of one. */
const FORGED = [
  ...['2', '99', '0', '-1', '01', '1.0', '1e0', '0x1', '1, 1', '1 or 2', "1' or 1=1", ''],
  ...['constructor', '__proto__', 'toString', '9'.repeat(400)],
];

it.each(Object.entries(handlers))(
  '%s asks a tab whose contract it does not serve for a reload, and does nothing else',
  async (name, handler) => {
    for (const contract of FORGED) {
      const request = asked(name, contract);
      const answer = await handler(request, testContext());
      const { status, headers } = answer;
      expect([contract, status, headers.get('cache-control'), await answer.json()]).toEqual([
        ...[contract, 409, 'no-store', { code: 'outdated' }],
      ]);
      expect(request.bodyUsed).toBe(false);
    }
  },
);

it('a forged contract opens no figures: without a token they stay closed', async () => {
  const answer = await salaryBands(asked('salary-bands', '1'), testContext());
  expect([answer.status, await answer.json()]).toEqual([401, { code: 'locked' }]);
});

/** Contract, requests and answers of each function. The figures of `salary-bands` have types, and no schema. */
const shapes = {
  apply: [applyForm.contract, applyForm.schema, formAnswerSchema],
  assessment: [
    assessmentSaveForm.contract,
    startRequestSchema,
    submitRequestSchema,
    openRequestSchema,
    assessmentSaveForm.schema,
    formAnswerSchema,
  ],
  'blog-search': [searchContract, searchAnswerSchema],
  'call-booking': [
    callBookingForm.contract,
    callBookingForm.schema,
    callSlotsSchema,
    formAnswerSchema,
  ],
  contact: [contactForm.contract, contactForm.schema, formAnswerSchema],
  newsletter: [newsletterForm.contract, newsletterForm.schema, formAnswerSchema],
  'salary-access': [salaryAccessForm.contract, salaryAccessForm.schema, formAnswerSchema],
  'salary-alert': [salaryAlertForm.contract, salaryAlertForm.schema, formAnswerSchema],
} satisfies Record<string, [number, ...z.ZodType[]]>;

/**
 * The shape of each contract. Where one changes: does an open tab of the last release survive it, as it does a new answer
 * to choose from? Then write the new shape here. If it does not, raise the number in its `form.ts` or `contract.ts` as well.
 */
const known = {
  apply: { contract: 1, shape: '055681c3dabf' },
  assessment: { contract: 1, shape: '9a1b4283fa43' },
  'blog-search': { contract: 1, shape: 'fcbc0218132b' },
  'call-booking': { contract: 1, shape: 'd725f56212e2' },
  contact: { contract: 1, shape: '613ad2d46482' },
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
  const found = Object.entries(shapes).map(([name, [contract, ...schemas]]) => [
    name,
    { contract, shape: shapeOf(schemas) },
  ]);
  expect(Object.fromEntries(found)).toEqual(known);
});
