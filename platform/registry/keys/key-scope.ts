import { CANARY_CHANNEL, PUBLIC_CHANNEL } from '@talent/sdk/contract';

/** The channels that a key may sign for: `visitors` are all of them, `previews` those that visitors do not get by default. */
export type KeyScope = 'visitors' | 'previews';

/** The scope that a channel's releases and pages need. Visitors get stable and canary by default. */
export function scopeOf(channel: string): KeyScope {
  return channel === PUBLIC_CHANNEL || channel === CANARY_CHANNEL ? 'visitors' : 'previews';
}

/** Whether a key of one scope is enough where another scope is needed; null: there is no key. */
export function covers(scope: KeyScope | null, needed: KeyScope): boolean {
  return scope === 'visitors' || scope === needed;
}
