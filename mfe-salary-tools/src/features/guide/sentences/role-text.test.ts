import { describe, expect, it } from 'vitest';
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

const positionOf = (all: PublishedRole[], index: number) =>
  rankText(all[index] as PublishedRole, all);

describe('the rank of a role', () => {
  const apart = roles(
    [200_000, 199_000, 201_000],
    [170_000, 169_000, 171_000],
    [150_000, 149_000, 151_000],
    [120_000, 119_000, 121_000],
    [100_000, 99_000, 101_000],
  );

  it('is said of the first with its distance to the second', () => {
    expect(positionOf(apart, 0)).toMatch(
      /^No role with at least 100 ranges has a higher median: \$200,000\. Role 1 follows \$30,000 below\./,
    );
  });

  it('is no certain first place where the interval of the second overlaps', () => {
    const near = roles([200_000, 190_000, 210_000], [195_000, 189_000, 201_000]);
    expect(positionOf(near, 0)).toMatch(
      /^Of the roles with at least 100 ranges it has the highest median, \$200,000, but its confidence interval overlaps that of Role 1 \(\$195,000\)\. .* not certain/,
    );
  });

  it('is said of the last with its distance to the one above', () => {
    expect(positionOf(apart, 4)).toMatch(
      /^Of the roles with at least 100 ranges it has the lowest median, \$100,000, 17% below .* Role 3/,
    );
  });

  it('is a distance to the middle of all where the medians are apart', () => {
    expect(positionOf(apart, 1)).toMatch(/\$170,000, is 13% above the middle/);
    expect(positionOf(apart, 2)).toMatch(/\$150,000, it is in the middle/);
    expect(positionOf(apart, 3)).toMatch(/\$120,000, is 20% below the middle/);
  });

  it('is no rank where intervals overlap', () => {
    const near = roles(
      [200_000, 199_000, 201_000],
      [170_000, 165_000, 175_000],
      [168_000, 161_000, 169_000],
      [160_000, 155_000, 162_000],
      [100_000, 99_000, 101_000],
    );
    expect(positionOf(near, 1)).toMatch(
      /above that of Role 2 \(\$168,000\), but the intervals of the two overlap/,
    );
    expect(positionOf(near, 2)).toMatch(/close to Role 1 and Role 3/);
    expect(positionOf(near, 3)).toMatch(/level with Role 2 \(\$168,000\)/);
  });

  it('is left open where a small sample covers several others', () => {
    const [top, ...rest] = roles(
      [200_000, 199_000, 201_000],
      [180_000, 120_000, 205_000],
      [170_000, 169_000, 171_000],
      [150_000, 149_000, 151_000],
    );
    expect(positionOf([top as PublishedRole, ...rest], 1)).toMatch(
      /includes the medians of Role 0, Role 2 and Role 3\. The data gives the role no rank/,
    );
  });
});

it('gives a role of 18 ranges no rank, and others none against it', () => {
  const firm = roles([180_000, 179_000, 181_000], [150_000, 149_000, 151_000]);
  const few = { ...roleOf(salaryBand({ n: 18, p50: 240_000 })), key: 'few', label: 'Few' };
  const all = [few, ...firm];
  expect(positionOf(all, 0)).toBe(
    'The median is $240,000 a year. With only 18 ranges, we do not rank it among the roles.',
  );
  expect(positionOf(all, 1)).toMatch(
    /^No role with at least 100 ranges has a higher median: \$180,000\./,
  );
});

describe('how far ranges are apart', () => {
  const [wide, small, plain] = publishedRoles(guideOf(...exampleBands())) as [
    PublishedRole,
    PublishedRole,
    PublishedRole,
  ];
  const narrow = { ...small, all: { ...small.all, n: 100 } };
  const all = [wide, narrow, plain];

  it('is widest, narrowest or usual among the roles', () => {
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

  it('is not compared, and its ends are not told, where there are fewer than a hundred ranges', () => {
    const said = 'Half of the ranges have a midpoint between $150,000 and $180,000.';
    expect(spreadText(small, [wide, small, plain])).toBe(said);
    const almost = { ...small, all: { ...small.all, n: 99 } };
    expect(spreadText(almost, [wide, almost, plain])).toBe(said);
    // Nor does it take a place from the others.
    const own = { ...plain, key: 'own' };
    expect(spreadText(plain, [wide, own, plain, small])).toBe(
      spreadText(plain, [wide, own, plain]),
    );
  });

  it('names the end that is more spread out', () => {
    expect(spreadText(wide, all)).toMatch(
      /One range in ten is above \$460,000, 130% over the median/,
    );
    expect(spreadText(narrow, all)).toMatch(/one range in ten is below \$120,000/);
    expect(spreadText(plain, all)).not.toMatch(/in ten|spread out/);
  });

  it('leaves a band without width out of the comparison, and does not praise it', () => {
    const flat = {
      ...roleOf(
        salaryBand({ p10: 150_000, p25: 150_000, p50: 150_000, p75: 150_000, p90: 300_000 }),
      ),
      key: 'flat',
    };
    const text = spreadText(flat, [...all, flat]);
    expect(text).toBe(
      'At least half of the ranges have the same midpoint, $150,000, so the spread says nothing here.',
    );
    expect(text).not.toMatch(/\$0\b/);
    expect(spreadText(narrow, [...all, flat])).toMatch(/is the narrowest here\./);
    expect(spreadText(plain, [...all, flat])).toBe(spreadText(plain, all));
  });

  it('compares no tails where one side of the median has no width', () => {
    const low = roleOf(
      salaryBand({ p10: 150_000, p25: 150_000, p50: 150_000, p75: 190_000, p90: 300_000 }),
    );
    const high = roleOf(
      salaryBand({ p10: 90_000, p25: 120_000, p50: 150_000, p75: 150_000, p90: 150_000 }),
    );
    for (const role of [low, high]) {
      expect(spreadText(role, [role])).not.toMatch(/in ten|spread out|\$0\b/);
    }
  });
});

describe('what the levels say', () => {
  const steps = (...bands: ReturnType<typeof salaryBand>[]) =>
    levelText(roleOf(salaryBand(), ...bands)).join(' ');

  it('is the largest step, and the growth over all', () => {
    const text = steps(
      salaryBand({ level: 'EN', n: 100, p50: 100_000 }),
      salaryBand({ level: 'MI', n: 100, p50: 110_000 }),
      salaryBand({ level: 'SE', n: 100, p50: 150_000 }),
      salaryBand({ level: 'EX', n: 100, p50: 180_000 }),
    );
    expect(text).toContain('from mid level to senior: $110,000 to $150,000, or 36% more');
    expect(text).toContain('From entry level to executive the median rises to 1.8 times as much');
  });

  it('takes no largest step from levels of fewer than a hundred ranges', () => {
    const [entry, mid] = [
      salaryBand({ level: 'EN', n: 99, p50: 60_000 }),
      salaryBand({ level: 'MI', n: 150, p50: 110_000 }),
    ];
    expect(steps(entry, mid)).toBe('');
    const senior = salaryBand({ level: 'SE', n: 100, p50: 150_000 });
    expect(steps(entry, mid, senior)).toBe(
      'From mid level to senior, the median rises by $40,000, or 36%.',
    );
  });

  it('says where a higher level has the lower median, and why that may be chance', () => {
    const mid = salaryBand({ level: 'MI', n: 200, p50: 160_000 });
    expect(steps(mid, salaryBand({ level: 'SE', n: 12, p50: 150_000 }))).toMatch(
      /Senior ranges have a lower median \(\$150,000\) than mid level ones \(\$160,000\)\. With 12 ranges/,
    );
    expect(steps(mid, salaryBand({ level: 'SE', n: 90, p50: 150_000 }))).toMatch(
      /not like for like/,
    );
  });

  it('says when one level is the whole sample, or most of it', () => {
    expect(steps(salaryBand({ level: 'SE', n: 400 }))).toMatch(
      /Every one of these ranges is graded senior/,
    );
    expect(steps(salaryBand({ level: 'SE', n: 300 }))).toMatch(
      /^75% of the ranges are graded senior/,
    );
    expect(steps(salaryBand({ level: 'SE', n: 240 }))).toMatch(/Most of the ranges, 60%/);
    expect(steps(salaryBand({ level: 'SE', n: 200 }))).toBe('');
  });

  it('names the levels that are withheld, and never a figure of theirs', () => {
    expect(steps(suppressedBand({ level: 'EN' }))).toMatch(/^There are too few entry level ranges/);
    expect(steps(suppressedBand({ level: 'EN' }), suppressedBand({ level: 'EX' }))).toMatch(
      /^There are too few ranges to show figures for entry level and executive/,
    );
  });
});

describe('how certain a median is', () => {
  const said = (n: number, low: number, high: number) =>
    certaintyText(roleOf(salaryBand({ n, p50: 150_000, interval: { low, high } })).all);

  it('follows from the sample and the interval', () => {
    expect(said(2000, 148_000, 152_000)).toMatch(/2,000 ranges the median is firm/);
    expect(said(300, 145_000, 155_000)).toMatch(/A difference smaller than that may be chance/);
    expect(said(80, 140_000, 160_000)).toMatch(/the median stays uncertain.*13% of its value/);
    expect(said(30, 120_000, 180_000)).toMatch(/only 30 ranges.* as a direction/);
    expect(said(900, 150_000, 150_000)).toMatch(/no width/);
  });

  it('is said without an interval where the source gives none', () => {
    expect(certaintyText(roleOf(salaryBand({ n: 20, interval: null })).all)).toMatch(
      /based on only 20 ranges/,
    );
    expect(certaintyText(roleOf(salaryBand({ interval: null })).all)).toBe(
      'The figures are based on 400 ranges.',
    );
  });
});
