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
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ url, init });
    if (answer === undefined || answer instanceof Error) throw answer;
    return (await answer).clone();
  };
  vi.stubGlobal('fetch', send);
  // Forms with a file are sent by a request that tells how much of it has been sent.
  vi.stubGlobal('XMLHttpRequest', uploadStub(send));
  return {
    requests,
    bodies: () =>
      requests.map(({ init }) => JSON.parse(String(init.body)) as Record<string, unknown>),
  };
}

/** The parts of `XMLHttpRequest` that an upload uses. Half of each form is sent before its answer. */
function uploadStub(send: (url: string, init: RequestInit) => Promise<Response>) {
  return class {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    status = 0;
    responseText = '';
    #url = '';
    readonly #headers: Record<string, string> = {};

    open(_method: string, url: string): void {
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    async send(body: FormData): Promise<void> {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      try {
        const response = await send(this.#url, { body, headers: this.#headers });
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      } catch {
        this.onerror();
      }
    }
  };
}

/** The answer to an accepted form. */
export function accepted(reference = 'C-7K2M9QXD'): Response {
  return Response.json({ reference }, { status: 201 });
}
