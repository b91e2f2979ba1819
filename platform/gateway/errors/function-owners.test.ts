import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeOwners } from '@talent/node/workspace/code-owners';
import { FUNCTION_OWNERS } from '@talent/api/operations/function-owners';

it('functions have the owners that CODEOWNERS names', () => {
  const root = join(import.meta.dirname, '../../..');
  const text = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8');
  expect(FUNCTION_OWNERS).toEqual(codeOwners(text, 'supabase/functions/'));
});
