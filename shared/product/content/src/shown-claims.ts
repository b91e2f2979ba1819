import { claims, type Claim, type ClaimName } from './claims.ts';

/** The facts of the site that decide which claims are shown. */
export interface ClaimRules {
  /** Default: `demo`. */
  mode?: 'demo' | 'live';
  /** Sources that the operator has entered, by the claim's key. */
  claimSources?: Readonly<Record<string, string>>;
}

/** A claim as a page shows it. */
export interface ShownClaim extends Claim {
  /** Where the figure is from, where the operator has entered it. */
  source?: string;
}

/**
 * Whether a site shows a claim: a term always; a record beside the label of the demonstration, or with its source.
 */
export function isShown(claim: Claim, rules: ClaimRules): boolean {
  return claim.kind === 'term' || (rules.mode ?? 'demo') === 'demo' || hasSource(claim, rules);
}

/** Whether the operator has entered where a claim is from. */
export function hasSource({ key }: Claim, { claimSources }: ClaimRules): boolean {
  return claimSources?.[key] !== undefined;
}

/**
 * Claims that a page shows in its one unit of samples: those that the site shows and that no source states. Empty on a live site.
 */
export function sampleClaims(names: readonly ClaimName[], rules: ClaimRules): ShownClaim[] {
  return shownClaims(names, rules).filter((claim) => !hasSource(claim, rules));
}

/** A claim with its source. */
export function withSource(claim: Claim, { claimSources }: ClaimRules): ShownClaim {
  const source = claimSources?.[claim.key];
  return source === undefined ? claim : { ...claim, source };
}

/** Those of the claims that the site shows, each with its source. */
export function shownClaims(names: readonly ClaimName[], rules: ClaimRules): ShownClaim[] {
  return names
    .map((name) => claims[name])
    .filter((claim) => isShown(claim, rules))
    .map((claim) => withSource(claim, rules));
}
