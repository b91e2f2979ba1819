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
export function isShown(
  { key, kind }: Claim,
  { mode = 'demo', claimSources }: ClaimRules,
): boolean {
  return kind === 'term' || mode === 'demo' || claimSources?.[key] !== undefined;
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
