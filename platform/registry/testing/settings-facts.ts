import type { SettingsFacts } from '@talent/artifact/settings-facts';
import type { ReleaseStore } from '../release-store.ts';
import { commitSettings, readSettings } from '../settings/settings-files.ts';
import type { GivenValues } from '../settings/settings-revision.ts';

/** The settings of a blog, as its build notes them: a count of 0 to 6, a look, a text, and two flags. */
export const BLOG_SETTINGS: SettingsFacts = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      related: {
        type: 'integer',
        minimum: 0,
        maximum: 6,
        description: 'Linked articles.',
        default: 3,
      },
      look: {
        type: 'string',
        enum: ['wide', 'dense'],
        description: 'How the list looks.',
        default: 'wide',
      },
      note: { type: 'string', maxLength: 20, description: 'A line of text.', default: '' },
      newList: { type: 'number', minimum: 0, maximum: 1, description: 'New list.', default: 0 },
      box: { type: 'number', minimum: 0, maximum: 1, description: 'The box.', default: 1 },
    },
    additionalProperties: false,
  },
  defaults: { related: 3, look: 'wide', note: '', newList: 0, box: 1 },
  flags: ['newList', 'box'],
};

/** The same without one setting: code that is gone. */
export function withoutSetting(facts: SettingsFacts, name: string): SettingsFacts {
  const { [name]: _, ...properties } = facts.schema.properties;
  const { [name]: __, ...defaults } = facts.defaults;
  const flags = facts.flags.filter((flag) => flag !== name);
  return { schema: { ...facts.schema, properties }, defaults, flags };
}

export interface Given {
  values: GivenValues;
  app?: string;
  channel?: string;
}

/** Gives an app values as `pnpm release settings set` does, in place of all that it has. */
export async function giveSettings(
  store: ReleaseStore,
  { values: after, app = 'mfe-blog', channel = 'stable' }: Given,
): Promise<number> {
  const before = (await readSettings(store, channel)).settings?.values[app] ?? {};
  const facts = { channel, app, action: 'set' as const, by: 'Ada', at: new Date() };
  return (await commitSettings(store, { ...facts, before, after })).revision;
}
