import { afterEach, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The requests to a stubbed server. */
export interface SentForms {
  requests: { url: string; init: RequestInit }[];
  /** Bodies of the requests, read as JSON. */
  bodies: () => Record<string, unknown>[];
}

/** Answers requests in turn, the last answer for all that follow; an `Error` is a lost connection. */
export function answerWith(
  ...answers: readonly (Response | Error | Promise<Response>)[]
): SentForms {
  const requests: SentForms['requests'] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ url, init });
    if (answer === undefined || answer instanceof Error) throw answer;
    return (await answer).clone();
  });
  return {
    requests,
    bodies: () =>
      requests.map(({ init }) => JSON.parse(String(init.body)) as Record<string, unknown>),
  };
}

/** The answer to an accepted form. */
export function accepted(reference = 'C-7K2M9QXD'): Response {
  return Response.json({ reference }, { status: 201 });
}
