import { describe, expect, it } from 'vitest';
import { BLOG_SETTINGS, withoutSetting } from '../testing/settings-facts.ts';
import { deliver, fitSettings, sharedFlags, whyUnfit } from './fit-settings.ts';

describe('the values that a version is given', () => {
  it('are those that differ from the defaults of its code', () => {
    const fitted = fitSettings(BLOG_SETTINGS, { related: 5, look: 'wide', newList: 1, box: 1 });
    expect(deliver(fitted)).toEqual({ related: 5, newList: true });
    expect(fitted).toMatchObject({ stale: [], unfit: [] });
  });

  it('are none without settings', () => {
    expect(deliver(fitSettings(BLOG_SETTINGS))).toEqual({});
    expect(deliver(fitSettings(undefined, { related: 5 }))).toEqual({});
  });

  it('leave out and report what its code no longer declares', () => {
    const newer = withoutSetting(BLOG_SETTINGS, 'newList');
    const fitted = fitSettings(newer, { newList: 1, related: 5, constructor: 1 });
    expect(deliver(fitted)).toEqual({ related: 5 });
    expect(fitted.stale).toEqual(['newList', 'constructor']);
    expect(fitSettings(undefined, { related: 5 }).stale).toEqual(['related']);
  });

  it('leave out and report what its schema refuses: its default holds', () => {
    const fitted = fitSettings(BLOG_SETTINGS, { related: 7, look: 'dense', note: 4 });
    expect(deliver(fitted)).toEqual({ look: 'dense' });
    expect(fitted.unfit.map(({ name }) => name)).toEqual(['related', 'note']);
    expect(fitted.unfit[0]?.reason).toContain('6');
  });

  it('leave a value out whose schema cannot be read', () => {
    const odd = structuredClone(BLOG_SETTINGS);
    odd.schema.properties['related'] = { description: 'x', $ref: '#/nowhere' };
    expect(deliver(fitSettings(odd, { related: 5, look: 'dense' }))).toEqual({ look: 'dense' });
  });
});

it('a flag that only a share gets is off for a page that everyone gets', () => {
  const fitted = fitSettings(BLOG_SETTINGS, { newList: 0.1, box: 0.5 });
  expect(sharedFlags(fitted)).toEqual(['newList', 'box']);
  expect(deliver(fitted)).toEqual({ box: false });
  expect(deliver(fitted, () => true)).toEqual({ newList: true });
  expect(deliver(fitted, (flag) => flag === 'box')).toEqual({});
});

it('a flag of everyone or nobody asks for no visitor', () => {
  const fitted = fitSettings(BLOG_SETTINGS, { newList: 1, box: 0 });
  expect(sharedFlags(fitted)).toEqual([]);
  expect(deliver(fitted, () => true)).toEqual({ newList: true, box: false });
});

it.each([
  ['related', 5, null],
  ['related', 5.5, /int/],
  ['look', 'narrow', /"wide"/],
  ['note', 'x'.repeat(21), /20/],
  ['unknown', 1, /never/],
] as const)('%s takes %j: %s', (name, value, reason) => {
  const found = whyUnfit(BLOG_SETTINGS, name, value);
  if (reason === null) expect(found).toBeNull();
  else expect(found).toMatch(reason);
});
