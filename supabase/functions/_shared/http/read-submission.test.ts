import { expect, test } from 'vitest';
import { readLimitedText } from './read-limited.ts';
import { parseJson } from './parse-json.ts';
import { noSuchFunction, problem, refusal } from './replies.ts';
import { readSubmission } from './read-submission.ts';

const url = 'http://127.0.0.1/functions/v1/contact';
const post = (body: BodyInit | null, type: string) =>
  new Request(url, { method: 'POST', body, headers: { 'content-type': type } });
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
const form = 'application/x-www-form-urlencoded';

test('an HTML form keeps the fields that every form has, beside its own', async () => {
  const body = 'name=Ada&page=%2Fblog&website=&idempotency_key=k&other=1';
  const readForm = (fields: FormData) => ({ name: fields.get('name') });
  expect(await readSubmission(post(body, form), { readForm })).toEqual({
    status: 'read',
    fields: { name: 'Ada', page: '/blog', website: '', idempotency_key: 'k' },
  });
  expect(await readSubmission(post('name=Ada', form), { readForm })).toEqual({
    status: 'read',
    fields: { name: 'Ada' },
  });
});

test('an HTML form that its reader cannot read is unreadable', async () => {
  for (const readForm of [() => null, () => 'text', () => ['list']]) {
    expect(await readSubmission(post('name=Ada', form), { readForm })).toEqual({
      status: 'unreadable',
    });
  }
});

test.each(['null', '7', '"text"', '[]', '{', ''])('the JSON %j is no form', async (body) => {
  expect(await readSubmission(post(body, 'application/json'))).toEqual({ status: 'unreadable' });
});

test.each([
  'text/plain',
  'text/x; application/json',
  'text/x; multipart/form-data',
  'application/jsonp',
  '',
])('the type %j is not read', async (type) => {
  expect(await readSubmission(post('{}', type))).toEqual({ status: 'wrong-type' });
});

test('a body may have as many bytes as are allowed, and no more', async () => {
  const body = '{"a":"xxxx"}';
  const read = (maxBytes: number) => readSubmission(post(body, 'application/json'), { maxBytes });
  expect(await read(12)).toMatchObject({ status: 'read' });
  expect(await read(11)).toEqual({ status: 'too-large' });
});

test('a form with files may be larger than any other body', async () => {
  const read = (body: BodyInit, type?: string) =>
    readSubmission(
      new Request(url, {
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      }),
      { maxBytes: 100, maxFormBytes: 1000 },
    );
  const withFile = new FormData();
  withFile.set('cv', new File(['x'.repeat(500)], 'cv.pdf'));
  expect(await read(withFile)).toMatchObject({ status: 'read' });
  expect(await read(`{"a":"${'x'.repeat(500)}"}`, 'application/json')).toEqual({
    status: 'too-large',
  });
  expect(await read(`a=${'x'.repeat(500)}`, form)).toEqual({ status: 'too-large' });
});

test.each([
  ['thousands of parts', `${PART}x\r\n`.repeat(101)],
  ['a header without an end', `--b\r\nX-A: ${'a'.repeat(9000)}\r\n\r\nx\r\n`],
])('a form with %s is unreadable before it is parsed', async (_, parts) => {
  const type = 'multipart/form-data; boundary=b';
  expect(await readSubmission(post(`${parts}--b--\r\n`, type))).toEqual({ status: 'unreadable' });
});

test('a form with a hundred parts is read, and one without a boundary is not', async () => {
  const body = `${`${PART}x\r\n`.repeat(100)}--b--\r\n`;
  for (const type of ['multipart/form-data; boundary=b', 'multipart/form-data; boundary="b"']) {
    expect(await readSubmission(post(body, type))).toMatchObject({ status: 'read' });
  }
  expect(await readSubmission(post(body, 'multipart/form-data'))).toEqual({ status: 'unreadable' });
});

test('a text is read up to its limit, one that says it is larger not at all, and a missing body is empty', async () => {
  const saying = (length: string) => {
    const request = post('short', 'text/plain');
    request.headers.set('content-length', length);
    return request;
  };
  const large = saying('1000');
  expect([await readLimitedText(large, 100), large.bodyUsed]).toEqual([null, false]);
  expect(await readLimitedText(saying('5'), 5)).toBe('short');
  expect(await readLimitedText(post('Zürich', 'text/plain'), 7)).toBe('Zürich');
  expect(await readLimitedText(post('Zürich', 'text/plain'), 6)).toBeNull();
  expect(await readLimitedText(new Request(url), 6)).toBe('');
});

test('a text that is no JSON has no value', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('{')).toBeNull();
});

test('refusals say their code, and no cache stores them', async () => {
  const refused = refusal(403, 'not-admin', { Allow: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([403, 'POST']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({ code: 'not-admin' });
  expect(await problem(422, 'invalid', 'No.').json()).toEqual({ code: 'invalid', message: 'No.' });
  const missing = noSuchFunction();
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({
    code: 'NOT_FOUND',
    message: 'There is no such function.',
  });
});

test('text that the database cannot hold is replaced, and its fields are named', async () => {
  const body = String.raw`{"name":"Ann\ud800","roles":["\u0000"],"company":"Zoë 😀 \ud83d\ude00"}`;
  expect(await readSubmission(post(body, 'application/json'))).toEqual({
    status: 'read',
    fields: { name: 'Ann\uFFFD', roles: ['\uFFFD'], company: 'Zoë 😀 😀' },
    illegible: ['name', 'roles'],
  });
  expect(await readSubmission(post('name=Ann%00', form))).toEqual({
    status: 'read',
    fields: { name: 'Ann\uFFFD' },
    illegible: ['name'],
  });
  expect(parseJson(String.raw`{"a":"\ud800"}`)).toEqual({ a: '\uFFFD' });
});
