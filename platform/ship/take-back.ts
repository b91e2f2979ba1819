import { cutText } from '@talent/protocol/text/cut-text';
import { history } from '../registry/registry.ts';
import { removeChannel } from '../registry/revision-files.ts';
import { rollback, wayBack } from '../release/rollback.ts';

/**
 * Takes a release back that failed its check, so that the channel is as it was before. Never rejects.
 * @param undo.reason why, for those who want to release that version again
 * @returns the outcome in a sentence
 */
export async function takeBack(
  undo: Omit<Parameters<typeof rollback>[0], 'firstToo'>,
): Promise<string> {
  const { store, channel, app, reason = '' } = undo;
  try {
    const way = wayBack(await history(store, channel), app, channel);
    if (way?.includes('remove-preview')) {
      await removeChannel(store, channel);
      return `It was the first release of channel ${channel}, which is removed again.`;
    }
    const result = await rollback({ ...undo, reason: cutText(reason, 1000), firstToo: true });
    const { apps } = result.status === 'released' ? result.release : result;
    return apps[app] === undefined
      ? `It was rolled back: ${app} is off channel ${channel}, as it was before.`
      : `It was rolled back: the version before it, ${app}@${apps[app]}, is live again on channel ${channel}.`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `It is live on channel ${channel}, and could not be rolled back: ${message}`;
  }
}
