import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@talent/sdk/contract';
import { z } from 'zod';
import type { ContractFacts } from './contract-fit.ts';

/** What an app's package.json says of the contract; without it the app needs the one that it is built with. */
const packageSchema = z.object({ talent: z.object({ contract: z.string().optional() }) });

/** What the sources of this repository provide and need. */
export async function sourceContract(
  root: string,
  remotes: readonly string[],
): Promise<ContractFacts> {
  const needs = remotes.map(async (app) => {
    const text = await readFile(join(root, app, 'package.json'), 'utf8');
    const { talent } = packageSchema.parse(JSON.parse(text));
    return [app, talent.contract ?? `^${CONTRACT_VERSION}`] as const;
  });
  return { provides: CONTRACT_VERSION, needs: Object.fromEntries(await Promise.all(needs)) };
}
