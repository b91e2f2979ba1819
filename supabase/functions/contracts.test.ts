import { contracts, type ContractedFunction } from '@talent/api/contract/contracts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { expect, it } from 'vitest';
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
