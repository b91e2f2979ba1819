import type { GraphChoice } from './plan/site-graph.ts';
import { applyRelease, type ReleaseRequest, type ReleaseResult } from './apply-release.ts';

/**
 * Makes published versions of one or more apps live in a channel, all in one step.
 * @param options.versions app -> version
 * @throws ReleaseRefusedError where the resulting set does not fit together or a version is not published
 * @throws `composition-failed` where pages could not be composed
 * @throws ReleaseConflictError where another release of the same apps came first
 */
export async function promote({
  versions: targets,
  ...request
}: Pick<ReleaseRequest, 'store' | 'channel' | 'compose' | 'again' | keyof GraphChoice> & {
  versions: Readonly<Record<string, string>>;
}): Promise<ReleaseResult> {
  return applyRelease({ ...request, action: 'promote', targets });
}
