import type { Manifest } from '@talent/artifact/manifest';
import { settingName, type SettingsFacts } from '@talent/artifact/settings-facts';
import type { Flag, Setting, Settings } from '@talent/sdk/settings';
import { z } from 'zod';
import { BuildError } from '../app/app.ts';

/** Kinds of JSON that one word of a command can give. */
const KINDS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/**
 * The manifest's facts about the settings of an app; no field where it has none.
 * @throws BuildError for a name, a default or a schema that no channel could use
 */
export function describeSettings(app: string, settings: Settings = {}): Pick<Manifest, 'settings'> {
  const declared = Object.entries(settings);
  if (declared.length === 0) return {};
  const properties: SettingsFacts['schema']['properties'] = {};
  for (const [name, one] of declared) {
    if (!settingName.safeParse(name).success) {
      throw new BuildError(`${app}: "${name}" is no name of a setting: use camel case.`);
    }
    properties[name] = propertyOf(`${app}: setting ${name}`, one);
  }
  return {
    settings: {
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties,
        additionalProperties: false,
      },
      defaults: Object.fromEntries(declared.map(([name, one]) => [name, one.default])),
      flags: declared.filter(([, { kind }]) => kind === 'flag').map(([name]) => name),
    },
  };
}

function propertyOf(subject: string, declared: Setting | Flag) {
  const { description, default: initial } = declared;
  const schema = declared.kind === 'flag' ? z.number().min(0).max(1) : declared.schema(z);
  if (!schema.safeParse(initial).success) {
    throw new BuildError(`${subject} has a default that its own schema refuses.`);
  }
  const json = jsonSchemaOf(subject, schema);
  // A value that the schema of the manifest takes must be one that the app's own schema takes.
  if (!KINDS.has(json['type'])) {
    throw new BuildError(`${subject} has to be a string, a number, a boolean or an enum.`);
  }
  return { ...json, description, default: initial };
}

function jsonSchemaOf(subject: string, schema: z.ZodType): Record<string, unknown> {
  if (hasChecks(schema)) {
    throw new BuildError(
      `${subject} has a refinement or a transform, which JSON Schema cannot say.`,
    );
  }
  try {
    const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
    return json;
  } catch (cause) {
    throw new BuildError(`${subject} has a schema that JSON Schema cannot say: ${String(cause)}`);
  }
}

/** `toJSONSchema` leaves refinements out in silence. */
function hasChecks(schema: z.ZodType): boolean {
  const checks = schema.def.checks ?? [];
  return checks.some(
    (check) => check._zod.def.check === 'custom' || check._zod.def.check === 'overwrite',
  );
}
