import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BuildError, repositoryRoot } from '../app/app.ts';
import { apiReport, type ApiReport } from './api-report.ts';

/** The contract version of a build. */
export interface ContractFacts {
  /** `CONTRACT_VERSION` of the SDK. */
  version: string;
  /** SHA-256 over its types, in hexadecimal. */
  hash: string;
}

/** `contract.lock.json` beside the SDK's sources: the types of a contract version. */
interface ContractLock extends ContractFacts {
  /** Declaration -> first characters of its hash, so that a message can name the changed file. */
  files: Readonly<Record<string, string>>;
}

/** The lock for the current sources. */
export function describeContract(report: ApiReport): ContractLock {
  const version = /\bCONTRACT_VERSION = "([^"]+)"/.exec(report['src/contract.ts'] ?? '')?.[1];
  if (version === undefined) {
    throw new BuildError(
      'shared/kit/sdk/src/contract.ts has to export CONTRACT_VERSION, a string.',
    );
  }
  const files = Object.entries(report).map(
    ([file, text]) => [file, sha256(text).slice(0, 16)] as const,
  );
  return { version, hash: sha256(JSON.stringify(report)), files: Object.fromEntries(files) };
}

/**
 * Compares the contract's types with those that were locked for its version.
 *
 * @param sdk absolute path of the SDK's folder
 * @throws BuildError when the types changed without a new version, or when a new version is not locked yet
 */
export function checkLock(sdk: string, now: ContractLock): ContractFacts {
  const locked = readLock(sdk);
  if (locked === null) return { version: now.version, hash: now.hash };
  if (locked.version !== now.version) {
    throw new BuildError(
      `The contract is version ${now.version}, and shared/kit/sdk/contract.lock.json says ${locked.version}: ` +
        'run "pnpm contract --accept" and commit the file with the change. [contract-lock]',
    );
  }
  if (locked.hash !== now.hash) throw changedWithoutVersion(locked, now);
  return { version: now.version, hash: now.hash };
}

/**
 * Locks the current types for their version.
 *
 * @returns whether the lock changed
 * @throws BuildError when other types are locked for this version
 */
export function acceptContract(sdk: string, now: ContractLock): 'unchanged' | 'accepted' {
  const locked = readLock(sdk);
  if (locked?.version === now.version && locked.hash === now.hash) return 'unchanged';
  if (locked?.version === now.version) throw changedWithoutVersion(locked, now);
  writeFileSync(lockFile(sdk), `${JSON.stringify(now, null, 2)}\n`);
  return 'accepted';
}

function changedWithoutVersion(locked: ContractLock, now: ContractLock): BuildError {
  const files = [...new Set([...Object.keys(locked.files), ...Object.keys(now.files)])]
    .filter((file) => locked.files[file] !== now.files[file])
    .map((file) => `shared/kit/sdk/${file}`);
  return new BuildError(
    `Types of the contract changed, and its version is still ${now.version}: ${files.join(', ')}. ` +
      'Raise CONTRACT_VERSION in shared/kit/sdk/src/contract.ts (minor: apps built against it before still run; major: they ' +
      'do not), then run "pnpm contract --accept". [contract-changed]',
  );
}

/** Null before the first lock. */
function readLock(sdk: string): ContractLock | null {
  const file = lockFile(sdk);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContractLock) : null;
}

function lockFile(sdk: string): string {
  return join(sdk, 'contract.lock.json');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The SDK of the repository that this build belongs to. */
export const sdkFolder = join(repositoryRoot, 'shared/kit/sdk');

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
  const report = apiReport(sdkFolder, join(repositoryRoot, 'shared/kit/build/tsconfig.base.json'));
  mkdirSync(join(sdkFolder, '.cache'), { recursive: true });
  // Parallel builds each write a complete file and rename it.
  const making = `${file}.${process.pid}`;
  writeFileSync(making, JSON.stringify({ inputs, report }));
  renameSync(making, file);
  return report;
}

function inputsHash(): string {
  const sources = [join(sdkFolder, 'src'), join(repositoryRoot, 'shared/kit/protocol/events')]
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
  for (const path of [...sources, ...others.map((name) => join(repositoryRoot, name))]) {
    hash.update(`\0${path}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
