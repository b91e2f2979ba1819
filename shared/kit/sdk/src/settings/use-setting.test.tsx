// @vitest-environment jsdom
import { PageContext } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import type { DeliveredSettings } from '../contract.ts';
import { defineSettings, flag, readSetting, setting, useFlag, useSetting } from './settings.ts';

const settings = defineSettings({
  count: setting({
    description: 'How many.',
    schema: (zod) => zod.number().int().max(6),
    default: 3,
  }),
  look: setting({
    description: 'How it looks.',
    schema: (zod) => zod.enum(['wide', 'dense']),
    default: 'wide',
  }),
  newList: flag({ description: 'The new list.', default: 0 }),
  box: flag({ description: 'The box.', default: 1 }),
});

function Page() {
  const count = useSetting(settings, 'count');
  const isNew = useFlag(settings, 'newList');
  return <p>{`${count} ${useSetting(settings, 'look')} ${isNew ? 'new' : 'old'}`}</p>;
}

function pageWith(facts: { composed?: DeliveredSettings; live?: DeliveredSettings }) {
  const value = { data: null, site: defaultSite, ...facts };
  return (
    <PageContext value={value}>
      <Page />
    </PageContext>
  );
}

it('hydrates with the settings that the page was composed with, and shows the live ones then', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  const composed = { count: 5 };
  const root = document.createElement('div');
  root.innerHTML = renderToString(pageWith({ composed }));
  expect(root.textContent).toBe('5 wide old');
  const live = { count: 6, newList: true };
  await act(async () => void hydrateRoot(root, pageWith({ composed, live })));
  expect(root.textContent).toBe('6 wide new');
  expect(errors).not.toHaveBeenCalled();
});

it('shows the defaults without any, and under a shell that knows none', () => {
  expect(renderToString(pageWith({}))).toBe('<p>3 wide old</p>');
  expect(renderToString(<Page />)).toBe('<p>3 wide old</p>');
});

it.each([
  ['another type than the default', { count: '5' }, 3],
  ['a name of every object', { toString: 5 }, 3],
  ['a value', { count: 5 }, 5],
])('a loader that is given %s reads the right one', (_, delivered, count) => {
  expect(readSetting(settings, 'count', delivered as unknown as DeliveredSettings)).toBe(count);
});

it('a flag is on by default only where everyone has it', () => {
  expect(readSetting(settings, 'box')).toBe(true);
  expect(readSetting(settings, 'box', { box: false })).toBe(false);
  expect(readSetting(settings, 'newList')).toBe(false);
});

it('has the types of its schemas', () => {
  expectTypeOf(readSetting(settings, 'count')).toEqualTypeOf<number>();
  expectTypeOf(readSetting(settings, 'look')).toEqualTypeOf<'wide' | 'dense'>();
  expectTypeOf(readSetting(settings, 'newList')).toEqualTypeOf<boolean>();
  expectTypeOf<Parameters<typeof useFlag<typeof settings>>[1]>().toEqualTypeOf<'newList' | 'box'>();
});
