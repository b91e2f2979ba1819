import type { ConsentAddress, LinkedInConnection } from '@talent/api/linkedin/connection';
import { callLinkedIn } from './linkedin-call';
import type { LinkedInAnswer } from './linkedin-call';

export type { ConnectedAccount, LinkedInConnection } from '@talent/api/linkedin/connection';

type Answer = Promise<LinkedInAnswer<LinkedInConnection>>;
const name = 'linkedin-connection';

/** What is connected. */
export const fetchLinkedInConnection = (): Answer => callLinkedIn(name, null);

/** The address of LinkedIn's consent page; `browser` is a secret of this tab. */
export const startLinkedInSignIn = (browser: string): Promise<LinkedInAnswer<ConsentAddress>> =>
  callLinkedIn(name, { action: 'start', browser });

/** Hands over what LinkedIn gave the browser. */
export const finishLinkedInSignIn = (back: {
  browser: string;
  state: string;
  code: string;
}): Answer => callLinkedIn(name, { action: 'finish', ...back });

/** Asks LinkedIn again whose account it is. */
export const checkLinkedInPerson = (): Answer => callLinkedIn(name, { action: 'person' });

/** Deletes the tokens. */
export const disconnectLinkedIn = (): Answer => callLinkedIn(name, { action: 'disconnect' });
