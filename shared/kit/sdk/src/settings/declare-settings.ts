import type { z } from 'zod';
import type { DeliveredSettings } from '../contract.ts';

/** The value of a setting: JSON without structure, so that one word of a command can give it. */
export type SettingValue = string | number | boolean;

/** A value that can be changed on a channel without a build. */
export interface Setting<Value extends SettingValue = SettingValue> {
  kind: 'setting';
  /** One sentence for the person who changes it. */
  description: string;
  /** Holds where the channel has no value. The build checks it with the schema. */
  default: Value;
  /**
   * Makes the schema of its values. It is called by the build alone, so no browser loads zod for it. The schema has to
   * be one that JSON Schema can say: no transforms, no refinements.
   */
  schema: (zod: typeof z) => z.ZodType<Value>;
}

/** A part of a page that a share of the visitors gets. */
export interface Flag {
  kind: 'flag';
  /** One sentence for the person who changes it. */
  description: string;
  /** Share of the visitors where the channel has none: 0 (nobody) to 1 (everyone). */
  default: number;
}

/** The settings and flags of an app. Names are camel case, at most 40 characters. */
export type Settings = Readonly<Record<string, Setting | Flag>>;

/** The value that a page or a loader reads: that of a setting, or whether a flag is on. */
export type ValueOf<Declared> = Declared extends Setting<infer Value> ? Value : boolean;

/** Declares a setting; its type is that of its schema. */
export function setting<Value extends SettingValue>(
  facts: Omit<Setting<Value>, 'kind' | 'default'> & { default: NoInfer<Value> },
): Setting<Value> {
  return { kind: 'setting', ...facts };
}

/** Declares a flag. */
export function flag(facts: Omit<Flag, 'kind'>): Flag {
  return { kind: 'flag', ...facts };
}

/** Declares the settings of an app, in its `src/settings.ts`. They are public: every visitor can read them. */
export function defineSettings<const Declared extends Settings>(declared: Declared): Declared {
  return declared;
}

/**
 * Reads a setting or a flag, for loaders: `readSetting(settings, 'relatedPosts', context.settings)`. In a loader a flag is on
 * only where every visitor gets it, because the page is composed once for all of them.
 *
 * @param delivered what the platform gave; a value of another type than the default's counts as none
 */
export function readSetting<Declared extends Settings, Key extends keyof Declared & string>(
  settings: Declared,
  key: Key,
  delivered: DeliveredSettings = {},
): ValueOf<Declared[Key]> {
  const { kind, default: initial } = settings[key] as Setting | Flag;
  const own = kind === 'flag' ? initial === 1 : initial;
  const given = Object.hasOwn(delivered, key) ? delivered[key] : undefined;
  // The platform has checked the value with the schema of this version.
  return (typeof given === typeof own ? given : own) as ValueOf<Declared[Key]>;
}
