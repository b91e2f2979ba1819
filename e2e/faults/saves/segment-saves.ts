import type { DataClient } from '@talent/data/client';
import { press, pressIfThere, pressSoon, typeInto, valueIn, type SaveCase } from './save-case.ts';
import { screen } from '@testing-library/dom';

let used = 0;

/** A referrer that no other case has. */
const source = (): string => `letter-${used}`;

async function freshSource(): Promise<string> {
  used += 1;
  return Promise.resolve(source());
}

async function named(data: DataClient): Promise<string> {
  const name = await freshSource();
  const row = { id: crypto.randomUUID(), name: `Named ${name}`, filters: { source: name } };
  await data.from('traffic_segments').insert(row).throwOnError();
  return name;
}

const page = async () => {
  const { SegmentBar } = await import('@talent/mfe-admin/tools/traffic/segments/segment-bar');
  const props = { segment: { source: source() }, hasSums: false, onChange: () => undefined };
  return {
    Page: () => SegmentBar(props),
    ...{ path: '/viral-traffic-dashboard', pattern: '*' },
  };
};

const namesOf = async (data: DataClient, of: string) => {
  const rows = data.from('traffic_segments').select('name').eq('filters->>source', of);
  return (await rows.throwOnError()).data.map(({ name }) => name);
};

const name = /^Name of the segment/;
const common = { page, request: 'traffic_segments' };

/** Saves of segments of the traffic. */
export const segmentSaves: readonly SaveCase[] = [
  {
    ...common,
    name: 'a segment that gets a name',
    prepare: freshSource,
    enter: async () => {
      await pressSoon('Save segment');
      await typeInto(name, `New ${source()}`);
    },
    press: () => press('Save'),
    message: /Segment New letter-\d+ was not saved/,
    entry: () => /^New letter-\d+$/.test(valueIn(name)),
    kept: true,
    stored: async (data, of) => (await namesOf(data, of)).map((text) => text.split(' ')[0]),
    once: ['New'],
  },
  {
    ...common,
    name: 'a segment that gets another name',
    prepare: named,
    enter: async () => {
      await pressSoon('Rename');
      await typeInto(name, `Renamed ${source()}`);
    },
    press: () => press('Save'),
    message: /Segment Renamed letter-\d+ was not renamed/,
    entry: () => /^Renamed letter-\d+$/.test(valueIn(name)),
    kept: true,
    stored: async (data, of) => (await namesOf(data, of)).map((text) => text.split(' ')[0]),
    once: ['Renamed'],
  },
  {
    ...common,
    name: 'a segment that is deleted',
    prepare: named,
    enter: () => screen.findByRole('button', { name: 'Delete' }),
    press: () => pressIfThere('Delete'),
    message: /Segment Named letter-\d+ was not deleted/,
    entry: () => screen.queryByRole('option', { name: `Named ${source()}` }) !== null,
    kept: true,
    stored: namesOf,
    once: [],
  },
];
