/** The parts of the backend that are asked, and the addresses of the gateway itself. */
export const INTERFACES = ['rest', 'rpc', 'auth', 'storage', 'functions', 'gateway'] as const;
export type Interface = (typeof INTERFACES)[number];

/** The sender: a visitor, an account without a role, or an administrator. */
export const ACTORS = ['anon', 'member', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** One request, as it goes over the wire apart from the key and the token of its actor. */
export interface FuzzRequest {
  interface: Interface;
  actor: Actor;
  method: string;
  /** Path and query; every character is one byte. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
}

/** A request without its actor, as the generators of the interfaces make it. */
export type Draft = Omit<FuzzRequest, 'interface' | 'actor'>;
