import { capabilitiesSchema } from '@talent/artifact/capabilities/capabilities';
import { expect, it } from 'vitest';
import { watchedOnPreview } from './watched-capabilities.ts';

const blog = {
  name: 'mfe-blog',
  capabilities: capabilitiesSchema.parse({
    storage: { local: ['reader'] },
    connects: [{ origin: 'https://api.reader.io' }],
  }),
};
const old = { name: 'mfe-old' };

it('tells the tab of a preview what remotes declare', () => {
  expect(watchedOnPreview('next', [blog, old])).toEqual({
    capabilities: {
      'mfe-blog': {
        local: ['reader'],
        session: [],
        cookies: [],
        globals: [],
        connects: ['https://api.reader.io'],
      },
    },
  });
  expect(watchedOnPreview('next', [old])).toEqual({});
});

it.each(['stable', 'canary'])('tells visitors of %s nothing', (channel) => {
  expect(watchedOnPreview(channel, [blog])).toEqual({});
});
