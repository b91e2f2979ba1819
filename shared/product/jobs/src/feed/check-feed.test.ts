import { describe, expect, it } from 'vitest';
import { checkFeed } from './check-feed.ts';
import type { FeedProblem } from '../posting.ts';
import { csvFeed, jsonFeed, makeRaw } from '../testing/make-feed.ts';

function problemsOf(text: string): FeedProblem[] {
  const checked = checkFeed(text);
  return checked.status === 'refused' ? checked.problems : [];
}

function postingsOf(text: string) {
  const checked = checkFeed(text);
  if (checked.status === 'refused') throw new Error(JSON.stringify(checked.problems));
  return checked.postings;
}

describe('a feed', () => {
  it('says the same as CSV and as JSON', () => {
    const raw = [
      makeRaw(),
      makeRaw({ ref: 'REQ-2', description: 'A "quoted", long\ntext. '.repeat(6) }),
    ];
    const withoutLines = (text: string) => postingsOf(text).map(({ line: _, ...rest }) => rest);
    expect(withoutLines(csvFeed(...raw))).toEqual(withoutLines(jsonFeed(...raw)));
    expect(postingsOf(jsonFeed(...raw))[0]).toMatchObject({
      ref: 'REQ-1',
      pay_min: 140_000,
      skills: ['python', 'pytorch'],
      published_at: '2026-11-17T00:00:00.000Z',
      valid_through: '2027-01-31T23:59:59.000Z',
      closed_at: null,
    });
  });

  it('is refused whole, with every line and reason', () => {
    const problems = problemsOf(
      csvFeed(
        makeRaw({ ref: 'good' }),
        makeRaw({ ref: 'wide', pay_min: 100_000 }),
        makeRaw({ ref: 'empty', pay_max: '', role: 'wizard' }),
      ),
    );
    expect(problems.map(({ line, ref }) => [line, ref])).toEqual([
      [3, 'wide'],
      [4, 'empty'],
      [4, 'empty'],
    ]);
    expect(problems[0]?.law).toContain('O. Reg. 476/24');
    expect(problems.map(({ reason }) => reason).join('\n')).toMatch(
      /spans CA\$80,000[\s\S]*role is "wizard"[\s\S]*pay_max is empty/,
    );
  });

  it.each(['up to 150000', '150k', '$150,000', '-1', '1e5'])(
    'takes no end of a range like %j',
    (end) => {
      expect(problemsOf(jsonFeed(makeRaw({ pay_max: end })))[0]?.reason).toContain('pay_max');
    },
  );

  it('names the line on which a posting of several lines begins', () => {
    const long = makeRaw({ ref: 'long', description: 'Line\n'.repeat(30) });
    const bad = makeRaw({ ref: 'bad', title: '' });
    expect(problemsOf(csvFeed(long, bad))[0]).toMatchObject({ line: 33, ref: 'bad' });
    const longAndBad = { ...long, title: '' };
    expect(problemsOf(csvFeed(longAndBad, bad))[0]).toMatchObject({ line: 2, ref: 'long' });
    const text = `[\n ${JSON.stringify(long, null, 1)},\n\n ${JSON.stringify(bad)}]`;
    const line = text.slice(0, text.lastIndexOf('{"ref"')).split('\n').length;
    expect(problemsOf(text)[0]).toMatchObject({ line, ref: 'bad' });
  });

  it('names a posting once', () => {
    const [problem] = problemsOf(jsonFeed(makeRaw({ ref: 'A-1' }), makeRaw({ ref: 'a-1' })));
    expect(problem).toMatchObject({ line: 3, ref: 'a-1' });
    expect(problem?.reason).toContain('line 2');
  });

  it.each([
    ['', 'empty'],
    ['ref,title\n1,2', 'is missing role'],
    [`${csvFeed()}\n`, 'no posting'],
    [csvFeed(makeRaw()).replace('ref,', 'ref,secret,'), 'unknown'],
    [`${csvFeed(makeRaw())}\na,b`, '2 cells'],
    ['{"jobs": []}', 'empty'],
    ['{"postings": [1]}', 'no list'],
    ['{"jobs": [1]}', 'not an object'],
    ['{"jobs": [{"refs": 1}]}', 'unknown fields: refs'],
    ['{"jobs": [\n}', 'JSON cannot be read'],
  ])('that is none is told why: %j', (text, reason) => {
    expect(problemsOf(text)[0]?.reason).toContain(reason);
  });

  it.each([
    [{ opened: '2026-02-31' }, 'opened'],
    [{ closes: '2026-11-16' }, 'closes is not after'],
    [{ closed: '2026-11-01' }, 'closed is before'],
    [{ currency: 'USD' }, 'pay in Canada is in CAD'],
    [{ region: '' }, 'region'],
    [{ region: 'Ontario' }, 'region'],
    [{ requirements: ['one'] }, 'requirements'],
    [{ responsibilities: 'a||b' }, 'responsibilities'],
    [{ ref: 'a b' }, 'ref is "a b"'],
    [{ title: { a: 1 } }, 'title is not text'],
  ])('with %j is refused', (patch, reason) => {
    expect(problemsOf(jsonFeed(makeRaw(patch)))[0]?.reason).toContain(reason);
  });
});

describe('text that the database refuses', () => {
  it.each([
    [
      { ref: 'SUR-1', title: 'Senior Ranking Engineer \ud83d' },
      ['title contains half of a character (U+D83D); write the whole one.'],
    ],
    [
      { ref: 'NUL-1', title: 'Senior Ranking\u0000Engineer' },
      ['title contains the control character U+0000; remove it.'],
    ],
    [
      { ref: 'AST-1', title: '🚀🚀AI', company: '🤖', city: '📍' },
      [
        'title has 4 characters; it needs 5 to 80 characters.',
        'company has 1 character; it needs 2 to 80 characters.',
        'city has 1 character; it needs 2 to 60 characters.',
      ],
    ],
    [
      {
        ref: 'BEL-1',
        requirements: ['Python', 'SQL\u0007'],
        description: `${'long '.repeat(30)}\u001b[31m`,
      },
      [
        'description contains the control character U+001B; remove it.',
        'requirements contains the control character U+0007; remove it.',
      ],
    ],
  ])('is named by line, reference and reason: %j', (fields, reasons) => {
    expect(problemsOf(jsonFeed(makeRaw(), makeRaw(fields)))).toEqual(
      reasons.map((reason) => ({ line: 3, ref: fields.ref, reason })),
    );
  });

  it('is counted as the database counts it', () => {
    const [posting] = postingsOf(jsonFeed(makeRaw({ title: '🚀'.repeat(80) })));
    expect(posting?.title).toBe('🚀'.repeat(80));
  });

  it('is read without characters that no one sees', () => {
    const raw = makeRaw({
      ref: '\u200BREQ-7',
      title: 'Senior\u00A0Ranking\u200B Engineer',
      pay_min: '\u202A１４００００\u202C',
      opened: '2026-11-17\u00A0',
      requirements: ['Ranking\u00ADmodels', '\uFEFFSQL'],
    });
    expect(postingsOf(jsonFeed(raw))[0]).toMatchObject({
      ref: 'REQ-7',
      title: 'Senior Ranking Engineer',
      pay_min: 140_000,
      published_at: '2026-11-17T00:00:00.000Z',
      requirements: ['Rankingmodels', 'SQL'],
    });
  });
});
