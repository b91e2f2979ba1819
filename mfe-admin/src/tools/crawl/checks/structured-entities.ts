/** An object of JSON-LD that has a type. */
export interface Entity {
  types: readonly string[];
  fields: Readonly<Record<string, unknown>>;
  /** Its place, such as `$.mainEntity[0]`. */
  at: string;
}

/** Every typed object of a JSON-LD block at any depth; null if the block is not JSON. */
export function flattenEntities(text: string): Entity[] | null {
  try {
    return [...entitiesIn(JSON.parse(text), '$')];
  } catch {
    return null;
  }
}

function* entitiesIn(value: unknown, at: string): Generator<Entity> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* entitiesIn(item, `${at}[${index}]`);
    return;
  }
  if (!isRecord(value)) return;
  const types = typesOf(value['@type']);
  if (types.length > 0) yield { types, fields: value, at };
  for (const [key, item] of Object.entries(value)) yield* entitiesIn(item, `${at}.${key}`);
}

/** Types without the address of the vocabulary. */
export function typesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
