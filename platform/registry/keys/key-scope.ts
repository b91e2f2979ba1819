import { CANARY_CHANNEL, PUBLIC_CHANNEL } from '@talent/sdk/contract';

/**
 * What a key may sign. A key of `visitors` is trusted everywhere; a key of `previews` is trusted on every channel that
 * no visitor is given without asking for it.
 */
export type KeyScope = 'visitors' | 'previews';

/** The scope that a channel's releases and pages need. A canary is given to visitors who asked for nothing. */
export function scopeOf(channel: string): KeyScope {
  return channel === PUBLIC_CHANNEL || channel === CANARY_CHANNEL ? 'visitors' : 'previews';
}

/** Whether a key of one scope is enough where another one is needed; null is no key. */
export function covers(scope: KeyScope | null, needed: KeyScope): boolean {
  return scope === 'visitors' || scope === needed;
}
