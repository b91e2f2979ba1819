import { LRUCache } from 'lru-cache';

/** Tries of a read while the database is busy. Each may take as long as a visitor's statement, 3 s, of a page's 15 s. */
const MAX_TRIES = 3;

/** Most answers in memory at a time. */
const MAX_ANSWERS = 500;

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Makes a `fetch` that asks for the same thing once, so that all pages of one composition show the same state. */
export function fetchOnce(fetchAnswer: typeof fetch = fetch): typeof fetch {
  const answers = new LRUCache<string, Promise<Answer>>({ max: MAX_ANSWERS });

  async function ask(request: Request): Promise<Answer> {
    let answer = await askOnce(request);
    for (let tries = 1; isBusy(answer) && tries < MAX_TRIES; tries += 1) {
      answer = await askOnce(request);
    }
    return answer;
  }

  async function askOnce(request: Request): Promise<Answer> {
    const response = await fetchAnswer(request.clone());
    return {
      status: response.status,
      // The body was decoded on arrival.
      headers: [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)),
      body: await response.text(),
    };
  }

  return async function read(input, init) {
    const request = new Request(input, init);
    if (request.method !== 'GET') return fetchAnswer(request);
    const key = `${request.url} ${JSON.stringify([...request.headers])}`;
    let answer = answers.get(key);
    if (!answer) {
      answer = ask(request);
      answers.set(key, answer);
      // A failure is asked for again.
      answer.then(
        ({ status }) => status >= 400 && answers.delete(key),
        () => answers.delete(key),
      );
    }
    const { status, headers, body } = await answer;
    return new Response(body === '' ? null : body, { status, headers });
  };
}

/** Whether the database stopped a slow read or takes no more requests: on a busy machine that happens to good queries too. */
function isBusy({ status, body }: Answer): boolean {
  return status === 503 || (status >= 400 && body.includes('"code":"57014"'));
}
