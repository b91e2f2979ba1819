import type { IncomingMessage, RequestListener } from 'node:http';
import { json, serveHere } from '../../testing/serve-here.ts';

/** A posting as a test writes it; each API has its own form of it. */
export interface MadePosting {
  id: number;
  title?: string;
  place?: string;
  low?: number;
  high?: number;
  currency?: string;
  text?: string;
}

const filled = (posting: MadePosting) => ({
  ...{ title: 'Machine Learning Engineer', place: 'Austin, TX', currency: 'USD', text: '' },
  ...posting,
});

/** Answers in the documented forms, by the kind of the API. */
export const forms = {
  greenhouse: (postings: readonly MadePosting[]) => ({
    jobs: postings.map(filled).map(({ id, title, place, low, high, currency, text }) => ({
      id,
      title,
      absolute_url: `https://boards.greenhouse.example/acme/jobs/${id}`,
      location: { name: place },
      content: text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      metadata: null,
      pay_input_ranges:
        low === undefined
          ? []
          : [
              {
                min_cents: low * 100,
                max_cents: (high ?? low) * 100,
                currency_type: currency,
                title: 'Pay range',
                blurb: '<p>Base pay.</p>',
              },
            ],
    })),
    meta: { total: postings.length },
  }),
  lever: (postings: readonly MadePosting[]) =>
    postings.map(filled).map(({ id, title, place, low, high, currency, text }) => ({
      id: `lever-${id}`,
      text: title,
      country: currency === 'CAD' ? 'CA' : 'US',
      categories: { location: place, commitment: 'Full-time', team: 'AI' },
      hostedUrl: `https://jobs.lever.example/acme/${id}`,
      descriptionPlain: text,
      lists: [],
      additionalPlain: '',
      ...(low !== undefined && {
        salaryRange: { currency, interval: 'per-year-salary', min: low, max: high },
      }),
    })),
  ashby: (postings: readonly MadePosting[]) => ({
    apiVersion: '1',
    jobs: postings.map(filled).map(({ id, title, place, low, high, currency, text }) => ({
      title,
      location: place,
      secondaryLocations: [],
      isListed: true,
      isRemote: false,
      descriptionPlain: text,
      employmentType: 'FullTime',
      address: {
        postalAddress: {
          addressLocality: 'Austin',
          addressRegion: currency === 'CAD' ? 'Ontario' : 'Texas',
          addressCountry: currency === 'CAD' ? 'Canada' : 'USA',
        },
      },
      jobUrl: `https://jobs.ashby.example/acme/${id}`,
      compensation: {
        summaryComponents:
          low === undefined
            ? []
            : [
                { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 0.5 },
                {
                  compensationType: 'Salary',
                  interval: '1 YEAR',
                  currencyCode: currency,
                  minValue: low,
                  maxValue: high,
                },
              ],
      },
    })),
  }),
};

/** A server of all three APIs on this machine. */
export async function serveBoards() {
  const answers = new Map<string, RequestListener>();
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
  let open = 0;
  const seen = { most: 0 };
  const server = await serveHere((request, response) => {
    open += 1;
    seen.most = Math.max(seen.most, open);
    response.on('close', () => (open -= 1));
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    const answer = answers.get(path.split('?', 1)[0] ?? '');
    if (answer === undefined) json(response, 404, { error: 'not found' });
    else answer(request, response);
  });
  return {
    ...server,
    /** Answers by path, without the question. Other paths are 404. */
    answers,
    /** The requests so far. */
    asked,
    /** `most`: how many requests were open at a time. */
    seen,
    reset() {
      answers.clear();
      asked.length = 0;
      seen.most = 0;
    },
  };
}

/** Sends JSON with an ETag, and 304 to a client that has it. */
export const tagged =
  (body: object, etag: string): RequestListener =>
  (request, response) => {
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else json(response, 200, body);
  };

export const sendingJson =
  (body: object): RequestListener =>
  (_request, response) =>
    json(response, 200, body);
