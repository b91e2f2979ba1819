import { staffHeaders } from '../../../backend/staff-headers';

/** The answer of a function, or a sentence about its failure. */
export type LinkedInAnswer<Value> =
  | { status: 'done'; value: Value }
  | { status: 'failed'; code: string; message: string };

/**
 * Calls a LinkedIn function as the signed-in person. Never rejects.
 * @param body - null asks (GET), anything else acts (POST).
 */
export async function callLinkedIn<Value>(
  name: 'linkedin-connection' | 'linkedin-posts',
  body: object | null,
): Promise<LinkedInAnswer<Value>> {
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: body === null ? 'GET' : 'POST',
      headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { status: 'done', value: answer as Value };
    const { code = 'unknown', message = '' } = answer as { code?: string; message?: string };
    return { status: 'failed', code, message };
  } catch (error) {
    console.error('A LinkedIn function did not answer', error);
    return { status: 'failed', code: 'offline', message: '' };
  }
}
