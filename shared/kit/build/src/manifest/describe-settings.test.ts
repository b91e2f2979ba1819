import { defineSettings, flag, setting } from '@talent/sdk/settings';
import { expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';

it('writes settings and flags as one JSON Schema with their defaults', () => {
  const settings = defineSettings({
    related: setting({
      description: 'How many articles are linked.',
      schema: (zod) => zod.number().int().min(0).max(6),
      default: 3,
    }),
    look: setting({
      description: 'How the list looks.',
      schema: (zod) => zod.enum(['wide', 'dense']),
      default: 'wide',
    }),
    newList: flag({ description: 'The new list.', default: 0 }),
  });
  expect(describeSettings('mfe-blog', settings)).toEqual({
    settings: {
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: {
          related: {
            type: 'integer',
            minimum: 0,
            maximum: 6,
            description: 'How many articles are linked.',
            default: 3,
          },
          look: {
            type: 'string',
            enum: ['wide', 'dense'],
            description: 'How the list looks.',
            default: 'wide',
          },
          newList: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'The new list.',
            default: 0,
          },
        },
        additionalProperties: false,
      },
      defaults: { related: 3, look: 'wide', newList: 0 },
      flags: ['newList'],
    },
  });
});

it('writes nothing for an app without settings', () => {
  expect(describeSettings('mfe-blog')).toEqual({});
  expect(describeSettings('mfe-blog', {})).toEqual({});
});

const numberOf = (initial: number) =>
  setting({ description: 'One.', schema: (zod) => zod.number().max(5), default: initial });

it.each([
  ['a default that its schema refuses', { one: numberOf(6) }, 'its own schema refuses'],
  ['a share above everyone', { one: flag({ description: 'One.', default: 1.5 }) }, 'refuses'],
  ['a name that no command can take', { 'one-two': numberOf(1) }, 'use camel case'],
  ['a name of every object', { __proto__x: numberOf(1) }, 'use camel case'],
  [
    'a refinement',
    {
      one: setting({
        description: 'One.',
        schema: (zod) => zod.string().refine((text) => text !== 'x'),
        default: 'y',
      }),
    },
    'JSON Schema cannot say',
  ],
  [
    'a transform',
    {
      one: setting({
        description: 'One.',
        schema: (zod) => zod.string().transform((text) => text.trim()),
        default: 'y',
      }),
    },
    'JSON Schema cannot say',
  ],
])('refuses %s', (_, settings, message) => {
  expect(() => describeSettings('mfe-blog', settings)).toThrow(message);
});
