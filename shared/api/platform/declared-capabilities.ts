/** The parts of a remote's declaration that a tab can watch while it runs. */
export interface WatchedCapabilities {
  /** Keys of localStorage, or their beginning with `*` at the end. */
  local: readonly string[];
  session: readonly string[];
  cookies: readonly string[];
  globals: readonly string[];
  /** Foreign origins. */
  connects: readonly string[];
}

/** The part of a composition that only previews and `pnpm dev` have: visitors of the live site download no word of it. */
export interface DeclaredCapabilities {
  /** Remote -> what it declares. A remote without a declaration is not watched. */
  capabilities?: Readonly<Record<string, WatchedCapabilities>>;
}
