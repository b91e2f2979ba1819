import type { SettingsFacts } from '@talent/artifact/settings-facts';
import { whyUnfit } from '../../registry/settings/fit-settings.ts';
import type { GivenValues } from '../../registry/settings/settings-revision.ts';

/** The values that some words ask for, or why they cannot be had. */
export type ParsedChange =
  | { status: 'parsed'; values: GivenValues }
  | { status: 'refused'; reasons: string[] };

type Value = GivenValues[string];

/** Reads words such as `related=5`, `look=dense` and `newList=10%`, each with the schema of its setting. */
export function parseChange(facts: SettingsFacts, words: readonly string[]): ParsedChange {
  const values: Record<string, Value> = {};
  const reasons: string[] = [];
  for (const word of words) {
    const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    if (!word.includes('=')) reasons.push(`"${word}" is not of the form NAME=VALUE`);
    else if (!Object.hasOwn(facts.schema.properties, name)) {
      reasons.push(`there is no setting "${name}": there are ${namesOf(facts)}`);
    } else {
      const value = readValue(facts, name, text);
      const reason = whyUnfit(facts, name, value);
      if (reason === null) values[name] = value;
      else reasons.push(`${name} cannot be "${text}": ${reason}${exampleOf(facts, name)}`);
    }
  }
  return reasons.length === 0 ? { status: 'parsed', values } : { status: 'refused', reasons };
}

/** Texts that are not of the setting's kind stay texts, which its schema then refuses. */
function readValue(facts: SettingsFacts, name: string, text: string): Value {
  if (facts.flags.includes(name)) return readShare(text);
  const kind = facts.schema.properties[name]?.['type'];
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'string') return text;
  return text.trim() === '' || !Number.isFinite(Number(text)) ? text : Number(text);
}

/** `10%`, `0.1`, `on` and `off`; down to a hundredth of a percent, which is one bucket of visitors. */
function readShare(text: string): Value {
  if (text === 'on') return 1;
  if (text === 'off') return 0;
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text)?.[1];
  if (percent !== undefined) return Math.round(Number(percent) * 100) / 10_000;
  return /^(?:0(?:\.\d{1,4})?|1(?:\.0+)?)$/.test(text) ? Number(text) : text;
}

function namesOf({ schema }: SettingsFacts): string {
  return Object.keys(schema.properties).join(', ');
}

function exampleOf({ flags }: SettingsFacts, name: string): string {
  return flags.includes(name) ? `; give a share of the visitors, such as ${name}=10%` : '';
}
