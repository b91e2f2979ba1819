import type { OperationsStatus } from '@talent/api/operations/operations-status';
import { askPlatform } from '../../../backend/ask-platform';

/** The present state of the site. @throws PlatformError, TypeError */
export function fetchOperations(signal: AbortSignal): Promise<OperationsStatus> {
  return askPlatform('/operations', { signal });
}
