import { canonicalJson } from '@talent/artifact/canonical-json';
import { sha256Hex } from '@talent/artifact/hash';
import type { SettingsFacts } from '@talent/artifact/settings-facts';
import type { DeliveredSettings } from '@talent/sdk/contract';
import { z } from 'zod';
import type { GivenValues } from './settings-revision.ts';

/** The values of an app as one version of it takes them. */
export interface FittedSettings {
  /** Settings whose value differs from the default. */
  values: DeliveredSettings;
  /** Share of the visitors by flag, 0 to 1; of every flag. */
  shares: Readonly<Record<string, number>>;
  /** Flags that are on by default. */
  onByDefault: ReadonlySet<string>;
  /** Values that this version does not know: their code is gone. They are not delivered. */
  stale: readonly string[];
  /** Values that the schema of this version refuses: it gets its defaults instead. */
  unfit: readonly { name: string; reason: string }[];
}

/** Whether a version takes a value; null: yes, otherwise why not. The name must be one of the schema's. */
export function whyUnfit(facts: SettingsFacts, name: string, value: unknown): string | null {
  const checked = schemaOf(facts, name).safeParse(value);
  return checked.success ? null : checked.error.issues.map(({ message }) => message).join('; ');
}

/** Sorts the values of an app by what one version of it can do with them. `facts` are undefined for one without settings. */
export function fitSettings(
  facts: SettingsFacts | undefined,
  given: GivenValues = {},
): FittedSettings {
  if (facts === undefined) {
    const stale = Object.keys(given);
    return { values: {}, shares: {}, onByDefault: new Set(), stale, unfit: [] };
  }
  const knows = (name: string) => Object.hasOwn(facts.schema.properties, name);
  const unfit = Object.entries(given)
    .filter(([name]) => knows(name))
    .flatMap(([name, value]) => {
      const reason = whyUnfit(facts, name, value);
      return reason === null ? [] : [{ name, reason }];
    });
  const refused = new Set(unfit.map(({ name }) => name));
  const effective = { ...facts.defaults };
  for (const [name, value] of Object.entries(given)) {
    if (knows(name) && !refused.has(name)) effective[name] = value;
  }
  const isFlag = new Set(facts.flags);
  const differs = ([name, value]: [string, unknown]) => value !== facts.defaults[name];
  return {
    values: Object.fromEntries(
      Object.entries(effective).filter((one) => !isFlag.has(one[0]) && differs(one)),
    ),
    shares: Object.fromEntries(facts.flags.map((name) => [name, Number(effective[name])])),
    onByDefault: new Set(facts.flags.filter((name) => facts.defaults[name] === 1)),
    stale: Object.keys(given).filter((name) => !knows(name)),
    unfit,
  };
}

/**
 * The values and flags that a page of the app is given: those that differ from the defaults in its code.
 * @param isOn the side of a visitor for a flag that only a share gets; nobody's page by default, which has the flag off
 */
export function deliver(
  { values, shares, onByDefault }: FittedSettings,
  isOn: (flag: string, share: number) => boolean = () => false,
): DeliveredSettings {
  const flags = Object.entries(shares)
    .map(([name, share]) => [name, share >= 1 || (share > 0 && isOn(name, share))] as const)
    .filter(([name, on]) => on !== onByDefault.has(name));
  return { ...values, ...Object.fromEntries(flags) };
}

/** Flags that only a share of the visitors gets. */
export function sharedFlags({ shares }: FittedSettings): string[] {
  return Object.keys(shares).filter((name) => shares[name] !== 0 && shares[name] !== 1);
}

/** Says which settings pages were composed with: equal for equal ones, 12 hex digits. Undefined for the defaults. */
export async function settingsStamp(delivered: DeliveredSettings): Promise<string | undefined> {
  if (Object.keys(delivered).length === 0) return undefined;
  return (await sha256Hex(canonicalJson(delivered))).slice(0, 12);
}

/** Of a version's setting, made once: a gateway asks for it with every change. */
const schemas = new WeakMap<object, z.ZodType>();

function schemaOf({ schema }: SettingsFacts, name: string): z.ZodType {
  const property = schema.properties[name];
  if (property === undefined) return z.never();
  const known = schemas.get(property);
  if (known) return known;
  const { default: _, ...json } = property;
  let made: z.ZodType = z.never();
  try {
    made = z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    // A schema that this platform cannot read takes no value, so the version keeps its defaults.
  }
  schemas.set(property, made);
  return made;
}
