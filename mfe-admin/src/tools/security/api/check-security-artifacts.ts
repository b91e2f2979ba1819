import { askPlatform } from '../../../backend/ask-platform';
import type { PlatformCheck } from './security-platform';

/**
 * Has every file of every live version read and compared with its published hash.
 * @throws PlatformError, TypeError
 */
export function checkArtifacts(): Promise<PlatformCheck> {
  return askPlatform('/verify', { method: 'POST' });
}
