import { major, satisfies, valid, validRange } from 'semver';
import type { FittingFacts } from '../app-facts.ts';
import { areAmbiguous, patternShape } from '../match-pattern.ts';
import { problem, type Problem } from '../problem.ts';

/** Reasons why two apps cannot be live in one channel; messages are for the team that releases `candidate`. */
export function fitProblems(candidate: FittingFacts, other: FittingFacts): Problem[] {
  return [...contractProblems(candidate, other), ...pathProblems(candidate, other)];
}

/** Reasons why a set of apps cannot be live together; checks every pair once. */
export function setProblems(apps: readonly FittingFacts[]): Problem[] {
  return apps.flatMap((app, index) =>
    apps.slice(index + 1).flatMap((other) => fitProblems(app, other)),
  );
}

/** Whether the contract that a shell provides is in the range that a remote needs, whichever of the two is released. */
export function contractProblems(candidate: ContractFacts, other: ContractFacts): Problem[] {
  const [shell, remote] = candidate.kind === 'shell' ? [candidate, other] : [other, candidate];
  if (shell.kind !== 'shell' || remote.kind !== 'remote') return [];
  const { provides } = shell.contract;
  const { needs } = remote.contract;
  // A malformed version or range is reported by the check of the app itself.
  if (provides === null || needs === null || !valid(provides) || validRange(needs) === null)
    return [];
  if (satisfies(provides, needs)) {
    return [
      ...typeProblems(shell, remote),
      ...nameProblems(shell, remote, candidate === shell),
      ...reactProblems(shell, remote),
    ];
  }
  const facts = `${remote.name}@${remote.version} needs contract ${needs}, shell@${shell.version} provides ${provides}`;
  const advice =
    candidate === shell
      ? `release a ${remote.name} whose range allows ${provides} first`
      : `widen the range to allow ${provides}, or release a shell that fits first`;
  return [problem('contract-mismatch', `${facts}: ${advice}`)];
}

type ContractFacts = Pick<FittingFacts, 'name' | 'version' | 'kind' | 'contract' | 'sdk' | 'react'>;

/** One version of the contract has one set of types: apps that disagree were not built with the same contract. */
function typeProblems(shell: ContractFacts, remote: ContractFacts): Problem[] {
  const [provided, used] = [shell.contract.types, remote.contract.types];
  if (provided.version !== used.version || provided.hash === used.hash) return [];
  const message =
    `${remote.name}@${remote.version} and shell@${shell.version} were both built with contract ${used.version}, and with ` +
    'other types: raise CONTRACT_VERSION in shared/kit/sdk/src/contract.ts, run "pnpm contract --accept", and build again';
  return [problem('contract-types', message)];
}

/** Names that a remote imports from the SDK and the shell does not export: the import is undefined, or ends the script. */
function nameProblems(shell: ContractFacts, remote: ContractFacts, ofShell: boolean): Problem[] {
  const absent = (remote.sdk ?? []).filter((name) => shell.sdk && !shell.sdk.includes(name));
  if (absent.length === 0) return [];
  const by = `${remote.name}@${remote.version}`;
  const advice = ofShell
    ? `keep what ${by} imports, or release a ${remote.name} without it first`
    : `release the shell first (imported by ${by})`;
  const state = `${absent.length === 1 ? 'is' : 'are'} not in ${ofShell ? '' : 'the live '}shell ${shell.version}`;
  return [problem('sdk-name', `${absent.join(', ')} ${state}: ${advice}`)];
}

/** A page has one React, the shell's: another major version is another interface. */
function reactProblems(shell: ContractFacts, remote: ContractFacts): Problem[] {
  if (!shell.react || !remote.react || major(shell.react) === major(remote.react)) return [];
  const message =
    `${remote.name}@${remote.version} was built with React ${remote.react}, and shell ${shell.version} shares ` +
    `${shell.react}: release the shell and all remotes of one React in one step: publish each, then promote all of them at once`;
  return [problem('react-version', message)];
}

/** A path that an app shows, or redirects to another. */
interface Claim {
  of: FittingFacts;
  pattern: string;
  to?: string;
}

function claimsOf(of: FittingFacts): Claim[] {
  return [
    ...of.routes.map(({ pattern }) => ({ of, pattern })),
    ...of.redirects.map(({ from, to }) => ({ of, pattern: from, to })),
  ];
}

function pathProblems(candidate: FittingFacts, other: FittingFacts): Problem[] {
  return claimsOf(candidate).flatMap((own) =>
    claimsOf(other).flatMap((its): Problem[] => {
      if (patternShape(own.pattern) === patternShape(its.pattern)) return [sharedPath(own, its)];
      if (!areAmbiguous(own.pattern, its.pattern)) return [];
      const message =
        `"${own.pattern}" of ${candidate.name} and "${its.pattern}" of ${other.name} match the same paths with the same ` +
        'rank, so that neither goes first: make one of them more specific';
      return [problem('pattern-ambiguous', message)];
    }),
  );
}

/** One path of two apps: a redirect would hide a page, or another redirect. */
function sharedPath(own: Claim, its: Claim): Problem {
  const { pattern } = own;
  const other = `${its.of.name}@${its.of.version}`;
  if (own.to === undefined && its.to === undefined) {
    const owner = `${other}${its.pattern === pattern ? '' : ` (as "${its.pattern}")`}`;
    const advice = `use another path, or release ${its.of.name} without it first`;
    const message = `"${pattern}" of ${own.of.name} is owned by ${owner}: ${advice}`;
    return problem('pattern-owned', message);
  }
  if (own.to !== undefined && its.to !== undefined) {
    const message =
      `"${pattern}" is redirected to "${own.to}" by ${own.of.name}, and to "${its.to}" by ${other}: remove one of the ` +
      `redirects, or release a ${its.of.name} without it first`;
    return problem('redirect-owned', message);
  }
  const [page, redirect] = own.to === undefined ? [own, its] : [its, own];
  const { name, version } = redirect.of;
  const message =
    `"${page.pattern}" of ${page.of.name} could never be seen: ${name}@${version} redirects "${redirect.pattern}" to ` +
    `"${redirect.to}": use another path, or release a ${name} without that redirect first`;
  return problem('pattern-redirected', message);
}
