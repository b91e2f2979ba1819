import { describe, expect, it } from 'vitest';
import { duplicateOf, refusal } from '../testing/linkedin-server-posts.ts';
import { postOutcome, silentOutcome } from './post-outcome.ts';

const now = new Date('2026-11-21T10:00:00Z');
const urn = 'urn:li:share:7141138937766391808';

function outcome(
  status: number,
  body: object | string = '',
  headers: Record<string, string> = {},
  attempt = 1,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return postOutcome({ status, headers: new Headers(headers), text }, attempt, now);
}

describe('the answer to a post', () => {
  it('names the post in its header, or in its body', () => {
    expect(outcome(201, '', { 'x-restli-id': urn })).toEqual({ status: 'posted', urn });
    expect(outcome(201, { id: urn })).toEqual({ status: 'posted', urn });
  });

  it.each([
    [401, 'reconnect'],
    [403, 'not-allowed'],
    [426, 'version'],
    [400, 'refused'],
    [404, 'refused'],
    [302, 'refused'],
  ])('%d is final: %s', (status, problem) => {
    const said = refusal(status, 'CODE', 'A sentence');
    expect(outcome(status, said)).toEqual({
      status: 'failed',
      problem,
      detail: 'CODE: A sentence',
    });
  });

  it('a duplicate is final and names the other post; another 422 is a refusal', () => {
    const duplicate = { status: 'failed', problem: 'duplicate', urn };
    expect(outcome(422, duplicateOf(urn))).toMatchObject(duplicate);
    const other = refusal(422, 'FIELD', 'commentary is odd');
    expect(outcome(422, other)).toMatchObject({ problem: 'refused' });
  });

  it.each([
    [{ 'retry-after': '120' }, 120],
    [{ 'retry-after': 'soon' }, 900],
    [{}, 900],
  ])('429 with %j waits %d seconds', (headers, after_seconds) => {
    const expected = { status: 'retry', problem: 'rate-limited', after_seconds };
    expect(outcome(429, '', headers)).toMatchObject(expected);
  });

  it('503 means that nothing was accepted, and each retry waits longer', () => {
    for (const [attempt, after_seconds] of [30, 60, 120].entries()) {
      const expected = { status: 'retry', after_seconds };
      expect(outcome(503, '', {}, attempt + 1)).toMatchObject(expected);
    }
  });

  it.each([
    [500, '<html>'],
    [502, ''],
    [504, 'not json'],
    [201, ''],
    [201, 'not json'],
    [200, { id: 'something else' }],
    [202, ''],
  ])(
    '%d with %j does not say whether the post was accepted: it is not retried automatically',
    (status, body) => {
      expect(outcome(status, body)).toMatchObject({ status: 'unknown', problem: 'unclear-answer' });
    },
  );

  it('says so when nothing came back', () => {
    expect(silentOutcome(true, 1)).toEqual({ status: 'unknown', problem: 'no-answer' });
    expect(silentOutcome(false, 1)).toMatchObject({ status: 'retry', problem: 'unavailable' });
  });
});
