import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { CONTRACT_VERSION } from '@talent/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { apiReport } from './api-report.ts';
import { acceptContract, checkLock, describeContract } from './contract-lock.ts';

const sources = {
  // Without the library's own types the compiler answers at once.
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2024',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      noLib: true,
    },
  }),
  'package.json': JSON.stringify({
    exports: { '.': './src/index.ts', './contract': './src/contract.ts' },
  }),
  'src/index.ts': `export { greet } from './greet.ts'; export type { Page } from '@talent/sdk/contract';`,
  'src/greet.ts': `import { secret } from './inner.ts'; export function greet(name: string) { return secret + name; }`,
  'src/inner.ts': `export const secret: string = 'Good day, ';`,
  'src/contract.ts': `export const CONTRACT_VERSION = '1.0.0';\n/** A page. */\nexport interface Page { title: string }`,
};

let sdk: string;
beforeEach(async () => {
  sdk = testDir();
  await mkdir(join(sdk, 'src'));
  await edit(sources);
});

async function edit(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await writeFile(join(sdk, file), text);
}

const now = () => describeContract(apiReport(sdk, join(sdk, 'tsconfig.json')));
const check = () => checkLock(sdk, now());

it('refuses a changed type under the same version, names its file, and does not accept it', async () => {
  expect(acceptContract(sdk, now())).toBe('accepted');
  expect(check()).toMatchObject({
    version: '1.0.0',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await edit({
    'src/contract.ts': sources['src/contract.ts'].replace('title: string', 'title: string | null'),
  });
  expect(check).toThrow(/still 1\.0\.0: shared\/kit\/sdk\/src\/contract\.ts.*\[contract-changed\]/);
  expect(() => acceptContract(sdk, now())).toThrow('[contract-changed]');
});

it('notices a changed type that is inferred from a function body', async () => {
  acceptContract(sdk, now());
  await edit({ 'src/greet.ts': 'export function greet(name: string) { return [name]; }' });
  expect(check).toThrow('shared/kit/sdk/src/greet.ts');
});

it('accepts other comments, bodies and inner modules behind the same types', async () => {
  acceptContract(sdk, now());
  await edit({
    'src/contract.ts': sources['src/contract.ts'].replace('A page.', 'A page of the site.'),
    'src/inner.ts': `export const secret: string = 'Hello, '; export const more = 1;`,
    'src/greet.ts': `import { secret } from './inner.ts';\n// In another order.\nexport function greet(name: string) { return name + secret; }`,
  });
  expect(check()).toMatchObject({ version: '1.0.0' });
});

it('requires a new version to be accepted, and then builds with it', async () => {
  acceptContract(sdk, now());
  await edit({
    'src/contract.ts': sources['src/contract.ts']
      .replace('1.0.0', '1.1.0')
      .replace('title: string', 'title: string; lede?: string'),
  });
  expect(check).toThrow('[contract-lock]');
  expect(acceptContract(sdk, now())).toBe('accepted');
  expect(check()).toMatchObject({ version: '1.1.0' });
  expect(acceptContract(sdk, now())).toBe('unchanged');
});

it('has a lock for the contract of this repository', async () => {
  const lock = new URL('../../../sdk/contract.lock.json', import.meta.url);
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ version: CONTRACT_VERSION });
});
