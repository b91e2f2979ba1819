import { expect, it } from 'vitest';
import { publishedRoles, type PublishedRole } from '../facts/guide';
import { exampleBands, guideOf, roleOf } from '../testing/guide';
import { salaryBand, suppressedBand } from '../testing/salary-data';
import { certaintyText, spreadText, rankText } from './role-text';
import { levelText } from './level-text';

/** Roles with medians and intervals, highest first. */
function roles(...medians: [p50: number, low: number, high: number][]): PublishedRole[] {
  return medians.map(([p50, low, high], index) => ({
    ...roleOf(salaryBand({ p50, interval: { low, high } })),
    key: `role-${index}`,
    label: `Role ${index}`,
  }));
}

const apart = roles(
  [200_000, 199_000, 201_000],
  [170_000, 169_000, 171_000],
  [150_000, 149_000, 151_000],
  [120_000, 119_000, 121_000],
  [100_000, 99_000, 101_000],
);
const topOverlaps = roles([200_000, 190_000, 210_000], [195_000, 189_000, 201_000]);
const near = roles(
  [200_000, 199_000, 201_000],
  [170_000, 165_000, 175_000],
  [168_000, 161_000, 169_000],
  [160_000, 155_000, 162_000],
  [100_000, 99_000, 101_000],
);
const covering = roles(
  [200_000, 199_000, 201_000],
  [180_000, 120_000, 205_000],
  [170_000, 169_000, 171_000],
  [150_000, 149_000, 151_000],
);
const firm = roles([180_000, 179_000, 181_000], [150_000, 149_000, 151_000]);
const few = { ...roleOf(salaryBand({ n: 18, p50: 240_000 })), key: 'few', label: 'Few' };

it.each([
  [
    'the first with its distance to the second',
    apart,
    0,
    /^No role with at least 100 ranges has a higher median: \$200,000\. Role 1 follows \$30,000 below\./,
  ],
  [
    'no certain first place where the interval of the second overlaps',
    topOverlaps,
    0,
    /^Of the roles with at least 100 ranges it has the highest median, \$200,000, but its confidence interval overlaps that of Role 1 \(\$195,000\)\. .* not certain/,
  ],
  [
    'the last with its distance to the one above',
    apart,
    4,
    /^Of the roles with at least 100 ranges it has the lowest median, \$100,000, 17% below .* Role 3/,
  ],
  ['a distance above the middle', apart, 1, /\$170,000, is 13% above the middle/],
  ['the middle', apart, 2, /\$150,000, it is in the middle/],
  ['a distance below the middle', apart, 3, /\$120,000, is 20% below the middle/],
  [
    'no rank where intervals overlap',
    near,
    1,
    /above that of Role 2 \(\$168,000\), but the intervals of the two overlap/,
  ],
  ['two others that are close', near, 2, /close to Role 1 and Role 3/],
  ['another that is level', near, 3, /level with Role 2 \(\$168,000\)/],
  [
    'no rank where a small sample covers several others',
    covering,
    1,
    /includes the medians of Role 0, Role 2 and Role 3\. The data gives the role no rank/,
  ],
  [
    'no rank of 18 ranges',
    [few, ...firm],
    0,
    /^The median is \$240,000 a year\. With only 18 ranges, we do not rank it among the roles\.$/,
  ],
  [
    'none against 18 ranges',
    [few, ...firm],
    1,
    /^No role with at least 100 ranges has a higher median: \$180,000\./,
  ],
])('the rank of a role is %s', (_, all, index, words) => {
  expect(rankText(all[index] as PublishedRole, all)).toMatch(words);
});

const [wide, small, plain] = publishedRoles(guideOf(...exampleBands())) as [
  PublishedRole,
  PublishedRole,
  PublishedRole,
];
const narrow = { ...small, all: { ...small.all, n: 100 } };
const all = [wide, narrow, plain];

it('the spread of ranges is widest, narrowest or usual among the roles', () => {
  expect(spreadText(wide, all)).toMatch(
    /^Its middle half, \$110,000 to \$290,000, is the widest here/,
  );
  expect(spreadText(narrow, all)).toMatch(
    /^Its middle half, \$150,000 to \$180,000, is the narrowest here\./,
  );
  expect(spreadText(plain, all)).toBe(
    'Half of the ranges have a midpoint between $120,000 and $180,000, the usual distance for these roles.',
  );
});

it('the spread of ranges is not compared, and its ends are not told, where there are fewer than a hundred ranges', () => {
  const said = 'Half of the ranges have a midpoint between $150,000 and $180,000.';
  expect(spreadText(small, [wide, small, plain])).toBe(said);
  const almost = { ...small, all: { ...small.all, n: 99 } };
  expect(spreadText(almost, [wide, almost, plain])).toBe(said);
  // Nor does it take a place from the others.
  const own = { ...plain, key: 'own' };
  expect(spreadText(plain, [wide, own, plain, small])).toBe(spreadText(plain, [wide, own, plain]));
});

it('the text on the spread names the end that is more spread out', () => {
  expect(spreadText(wide, all)).toMatch(
    /One range in ten is above \$460,000, 130% over the median/,
  );
  expect(spreadText(narrow, all)).toMatch(/one range in ten is below \$120,000/);
  expect(spreadText(plain, all)).not.toMatch(/in ten|spread out/);
});

const flatTo = (ends: object) => roleOf(salaryBand({ p25: 150_000, p50: 150_000, ...ends }));

it('the text on the spread leaves a band without width out of the comparison, and does not praise it', () => {
  const flat = { ...flatTo({ p10: 150_000, p75: 150_000, p90: 300_000 }), key: 'flat' };
  expect(spreadText(flat, [...all, flat])).toBe(
    'At least half of the ranges have the same midpoint, $150,000, so the spread says nothing here.',
  );
  expect(spreadText(narrow, [...all, flat])).toMatch(/is the narrowest here\./);
  expect(spreadText(plain, [...all, flat])).toBe(spreadText(plain, all));
});

it('the text on the spread compares no tails where one side of the median has no width', () => {
  const low = flatTo({ p10: 150_000, p75: 190_000, p90: 300_000 });
  const high = flatTo({ p10: 90_000, p25: 120_000, p75: 150_000, p90: 150_000 });
  for (const role of [low, high]) {
    expect(spreadText(role, [role])).not.toMatch(/in ten|spread out|\$0\b/);
  }
});

const steps = (...bands: ReturnType<typeof salaryBand>[]) =>
  levelText(roleOf(salaryBand(), ...bands)).join(' ');
const level = (name: 'EN' | 'MI' | 'SE' | 'EX', n: number, p50?: number) =>
  salaryBand({ level: name, n, ...(p50 && { p50 }) });
const mid = level('MI', 200, 160_000);
const withheld = (name: 'EN' | 'EX') => suppressedBand({ level: name });

it('the text on levels names the largest step, and the growth over all', () => {
  const first = [level('EN', 100, 100_000), level('MI', 100, 110_000)];
  const text = steps(...first, level('SE', 100, 150_000), level('EX', 100, 180_000));
  expect(text).toContain('from mid level to senior: $110,000 to $150,000, or 36% more');
  expect(text).toContain('From entry level to executive the median rises to 1.8 times as much');
});

it('the text on levels takes no largest step from levels of fewer than a hundred ranges', () => {
  const first = [level('EN', 99, 60_000), level('MI', 150, 110_000)];
  expect(steps(...first)).toBe('');
  expect(steps(...first, level('SE', 100, 150_000))).toBe(
    'From mid level to senior, the median rises by $40,000, or 36%.',
  );
});

it.each([
  // A higher level with the lower median, and why that may be chance.
  [
    [mid, level('SE', 12, 150_000)],
    /Senior ranges have a lower median \(\$150,000\) than mid level ones \(\$160,000\)\. With 12 ranges/,
  ],
  [[mid, level('SE', 90, 150_000)], /not like for like/],
  // One level that is the whole sample, or most of it.
  [[level('SE', 400)], /Every one of these ranges is graded senior/],
  [[level('SE', 300)], /^75% of the ranges are graded senior/],
  [[level('SE', 240)], /Most of the ranges, 60%/],
  [[level('SE', 200)], /^$/],
  // Withheld levels, and never a figure of theirs.
  [[withheld('EN')], /^There are too few entry level ranges/],
  [
    [withheld('EN'), withheld('EX')],
    /^There are too few ranges to show figures for entry level and executive/,
  ],
])('the text on levels says what stands out (%#)', (bands, words) => {
  expect(steps(...bands)).toMatch(words);
});

const said = (n: number, low: number, high: number) =>
  certaintyText(roleOf(salaryBand({ n, p50: 150_000, interval: { low, high } })).all);

it('the certainty of a median follows from the sample and the interval', () => {
  expect(said(2000, 148_000, 152_000)).toMatch(/2,000 ranges the median is firm/);
  expect(said(300, 145_000, 155_000)).toMatch(/A difference smaller than that may be chance/);
  expect(said(80, 140_000, 160_000)).toMatch(/the median stays uncertain.*13% of its value/);
  expect(said(30, 120_000, 180_000)).toMatch(/only 30 ranges.* as a direction/);
  expect(said(900, 150_000, 150_000)).toMatch(/no width/);
});

it('the certainty of a median is said without an interval where the source gives none', () => {
  expect(certaintyText(roleOf(salaryBand({ n: 20, interval: null })).all)).toMatch(
    /based on only 20 ranges/,
  );
  expect(certaintyText(roleOf(salaryBand({ interval: null })).all)).toBe(
    'The figures are based on 400 ranges.',
  );
});
