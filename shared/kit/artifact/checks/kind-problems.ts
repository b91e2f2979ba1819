import { valid, validRange } from 'semver';
import { problem, type Problem } from '../problem.ts';
import type { SoundManifest } from '../manifest.ts';

/** Reasons against fields that a manifest of its kind must not have: fields of the shell in a remote, and the reverse. */
export function kindProblems(manifest: SoundManifest): Problem[] {
  if (manifest.kind === undefined) return [];
  return manifest.kind === 'shell' ? shellProblems(manifest) : remoteProblems(manifest);
}

function shellProblems({ name, contract, entry }: SoundManifest): Problem[] {
  const problems: Problem[] = [];
  if (name !== undefined && name !== 'shell') {
    problems.push(problem('shell-name', `a shell must have the name "shell", not "${name}"`));
  }
  if (contract && valid(contract.provides) === null) {
    const message = `contract.provides is ${quote(contract.provides)}: a shell must say a version such as "1.0.0"`;
    problems.push(problem('contract-version', message));
  }
  if (contract && contract.needs !== null) problems.push(remoteOnly('contract.needs'));
  if (entry && entry.closures !== null) problems.push(remoteOnly('entry.closures'));
  return problems;
}

function remoteProblems({
  name,
  contract,
  entry,
  routes,
  redirects,
  shared,
  fonts,
}: SoundManifest): Problem[] {
  const problems: Problem[] = [];
  if (name === 'shell') {
    problems.push(
      problem('shell-name', 'a remote cannot have the name "shell": give it another one'),
    );
  }
  if (contract && (contract.needs === null || validRange(contract.needs) === null)) {
    const message = `contract.needs is ${quote(contract.needs)}: a remote must say a semver range such as "^1.0.0"`;
    problems.push(problem('contract-range', message));
  }
  if (entry && entry.closures === null) {
    problems.push(
      problem('remote-closures', 'entry.closures is null: a remote must name its closures file'),
    );
  }
  if (contract && contract.provides !== null) problems.push(shellOnly('contract.provides', 'null'));
  if (redirects && redirects.length > 0 && routes?.some(({ guard }) => guard !== null)) {
    const message =
      'the redirects of a guarded app would tell its paths to everyone: remove them from src/server.ts';
    problems.push(problem('guard-redirect', message));
  }
  if (shared && Object.keys(shared).length > 0) problems.push(shellOnly('shared', 'empty'));
  if (fonts && fonts.length > 0) problems.push(shellOnly('fonts', 'empty'));
  return problems;
}

function shellOnly(field: string, neutral: string): Problem {
  return problem('shell-only', `${field} is the shell's alone: make it ${neutral} in a remote`);
}

function remoteOnly(field: string): Problem {
  return problem('remote-only', `${field} is for remotes alone: make it null in the shell`);
}

function quote(value: string | null): string {
  return value === null ? 'null' : `"${value}"`;
}
