import type { PERSONAL_DATA } from '@talent/artifact/capabilities/capabilities';
import { childOf, listOf, nameOf, type Node } from '../syntax-tree.ts';
import { foreignOriginOf, textsAt, type Looked } from './looked.ts';

type PersonalData = (typeof PERSONAL_DATA)[number];

/** Properties of elements and of content that hold the address of a page. */
const ADDRESSES = new Set(['href', 'to', 'action', 'formAction']);

/** Facts that a field of a form asks for, by its `autocomplete`. */
const FIELDS: readonly (readonly [RegExp, PersonalData])[] = [
  [/\bemail$/, 'email'],
  [/\b(name|given-name|family-name|additional-name|nickname)$/, 'name'],
  [/\b(current-password|new-password)$/, 'password'],
  [/\btel(-[a-z-]+)?$/, 'phone'],
  [/\b(organization|organization-title)$/, 'organization'],
  [/\b(street-address|address-[a-z0-9-]+|postal-code|country-name)$/, 'address'],
  [/\bbday(-[a-z]+)?$/, 'birthday'],
  [/\bcc-[a-z-]+$/, 'payment'],
  [/\bone-time-code$/, 'second factor'],
  [/\bwebauthn$/, 'passkey'],
];

/** The same, by the type of an input. */
const TYPES: ReadonlyMap<string, PersonalData> = new Map([
  ['email', 'email'],
  ['tel', 'phone'],
  ['password', 'password'],
  ['file', 'file'],
]);

/** Elements and content: links to pages, fields that ask for personal data, frames. */
export function lookAtMarkup(node: Node, looked: Looked): void {
  if (node.type === 'CallExpression') return lookAtElement(node, looked);
  if (node.type !== 'Property' || node.parent?.type !== 'ObjectExpression') return;
  const name = node['computed'] === true ? null : nameOf(childOf(node, 'key'));
  const value = childOf(node, 'value');
  if (name === null || !value) return;
  if (ADDRESSES.has(name)) {
    for (const text of textsAt(value, looked))
      if (/^\/(?![/\\])/.test(text)) looked.report('link', text);
  }
  if (/^autocomplete$/i.test(name)) {
    for (const text of textsAt(value, looked)) {
      const field = FIELDS.find(([pattern]) => pattern.test(text));
      if (field) looked.report('personal data', field[1]);
    }
  }
}

/** `jsx("iframe", { src: … })` and `jsx("input", { type: … })`. */
function lookAtElement(node: Node, looked: Looked): void {
  const [type, props] = listOf(node, 'arguments');
  if (type?.type !== 'Literal' || props?.type !== 'ObjectExpression') return;
  const element = nameOf(type);
  const prop = (name: string): Node | null => {
    const found = listOf(props, 'properties').find((one) => nameOf(childOf(one, 'key')) === name);
    return found ? childOf(found, 'value') : null;
  };
  if (element === 'iframe' || element === 'frame') {
    const origins = textsAt(prop('src'), looked).map(foreignOriginOf);
    for (const origin of origins) looked.report('frame', origin ?? 'self');
  }
  if (element === 'input') {
    const written = prop('type');
    const data = written ? textsAt(written, looked) : [];
    for (const text of data) {
      const kind = TYPES.get(text);
      if (kind !== undefined) looked.report('personal data', kind);
    }
  }
}
