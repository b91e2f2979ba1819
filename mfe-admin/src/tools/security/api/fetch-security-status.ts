import { askPlatform } from '../../../backend/ask-platform';
import type { PlatformStatus } from './security-platform';

/**
 * What is live, since when, and what is known of it.
 * @throws PlatformError, TypeError
 */
export function fetchPlatformStatus(): Promise<PlatformStatus> {
  return askPlatform('/status');
}
