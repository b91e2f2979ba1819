import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiReport, type ApiReport } from './api-report.ts';
import { checkLock, describeContract, type ContractFacts } from './contract-lock.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The SDK of the repository that this build belongs to. */
export const sdkFolder = join(root, 'shared/kit/sdk');

/**
 * The contract version of a build, checked against the lock.
 * @throws BuildError when its types changed without a new version
 */
export function readContract(): ContractFacts {
  return checkLock(sdkFolder, describeContract(readReport()));
}

/** The contract's types. The compiler takes seconds for them, so they are cached while the sources are the same. */
export function readReport(): ApiReport {
  const inputs = inputsHash();
  const file = join(sdkFolder, '.cache', 'contract.json');
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { inputs: string; report: ApiReport };
    if (kept.inputs === inputs) return kept.report;
  } catch {
    // No cache, or an incomplete one.
  }
  const report = apiReport(sdkFolder, join(root, 'shared/kit/build/tsconfig.base.json'));
  mkdirSync(join(sdkFolder, '.cache'), { recursive: true });
  // Parallel builds each write a complete file and rename it.
  const making = `${file}.${process.pid}`;
  writeFileSync(making, JSON.stringify({ inputs, report }));
  renameSync(making, file);
  return report;
}

function inputsHash(): string {
  const sources = [join(sdkFolder, 'src'), join(root, 'shared/kit/protocol/events')]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .sort();
  const others = [
    'shared/kit/sdk/package.json',
    'shared/kit/build/tsconfig.base.json',
    'pnpm-lock.yaml',
  ];
  const hash = createHash('sha256');
  for (const path of [...sources, ...others.map((name) => join(root, name))]) {
    hash.update(`\0${path}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
