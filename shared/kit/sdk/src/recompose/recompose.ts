import { SdkError, sessionStore } from '@talent/sdk';
import { RECOMPOSE_PATH, type RecomposeOrder } from '../contract.ts';

/** Longest wait for the answer, ms. The composer may need its full time limit for each page. */
const answerTimeout = 60_000;

/** The pages could not be composed; the old ones stay. `message` is for people. */
export class RecomposeError extends SdkError {
  constructor(message: string, cause?: unknown) {
    super('recompose', message, cause);
  }
}

/**
 * Recomposes changed, new and deleted pages of an app, and resolves when visitors get the result. The signed-in
 * person has to be an admin.
 * @param paths - of pages and resources, starting with `/`.
 * @throws RecomposeError
 */
export async function recompose(app: string, paths: readonly string[]): Promise<void> {
  const response = await send({ app, paths });
  if (response.ok) return;
  const reason = await reasonOf(response);
  if (response.status === 404) {
    throw new RecomposeError('Your sign-in has ended. Sign in again to update the site.', reason);
  }
  const message =
    response.status === 422
      ? 'The site does not know these pages.'
      : 'The site could not be updated. The pages before are still there; try again.';
  throw new RecomposeError(reason === null ? message : `${message} (${reason})`, reason);
}

async function send(order: RecomposeOrder): Promise<Response> {
  try {
    const session = sessionStore.getState();
    const token = session.status === 'signed-in' ? await session.accessToken() : null;
    return await fetch(RECOMPOSE_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(answerTimeout),
    });
  } catch (error) {
    const message = 'The site did not answer. Check the connection and try again.';
    throw new RecomposeError(message, error);
  }
}

/** The gateway's error message; null without one. */
async function reasonOf(response: Response): Promise<string | null> {
  try {
    const answer = (await response.json()) as { message?: unknown };
    return typeof answer.message === 'string' ? answer.message : null;
  } catch {
    return null;
  }
}
