import type { Symbols } from '@talent/api/errors/symbols';
import { askPlatform } from '../../../backend/ask-platform';
import type { ErrorSample } from './error-sample';

/**
 * Where the frames of an error are in the sources, in order; null where there is no map. Frames of other apps than the one that
 * the error is attributed to are looked up by the version in their address, as those of guarded apps have one.
 * @throws PlatformError
 */
export async function symbolize(
  app: string,
  { frames, version }: ErrorSample,
): Promise<Symbols['frames']> {
  if (frames.length === 0) return [];
  const versions = version === null ? {} : { [app]: version };
  const answer = await askPlatform<Symbols>('/symbols', {
    method: 'POST',
    body: JSON.stringify({ versions, frames }),
  });
  return answer.frames;
}
