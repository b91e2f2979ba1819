import { markup, type Markup } from '../pages/markup.ts';
import type { PageField } from './form-definition.ts';

/** One field with its sent value and its error. */
export function fieldMarkup(field: PageField, value: unknown, error: string | undefined): Markup {
  switch (field.kind) {
    case 'hidden':
      return markup`<input type="hidden" name="${field.name}" value="${text(value)}">`;
    case 'agreement':
      return markup`<div class="field">
${errorMarkup(field.name, error)}
<label class="box"><input type="checkbox" id="${field.name}" name="${field.name}" value="on"${isTicked(value) && markup` checked`}${describedBy(field.name, error)}> <span>${field.label}</span></label>
</div>`;
    case 'choice':
    case 'choices':
      return choiceMarkup(field, value, error);
    case 'textarea':
      return labelled(
        field,
        error,
        markup`<textarea class="control" id="${field.name}" name="${field.name}"${describedBy(field.name, error)}>
${text(value)}</textarea>`,
      );
    case 'file':
      return labelled(
        field,
        error,
        markup`<input class="control" type="file" id="${field.name}" name="${field.name}" accept="${field.accept}"${describedBy(field.name, error)}>`,
      );
    default:
      return labelled(
        field,
        error,
        markup`<input class="control" type="${field.kind}" id="${field.name}" name="${field.name}" value="${text(value)}"${field.autocomplete !== undefined && markup` autocomplete="${field.autocomplete}"`}${describedBy(field.name, error)}>`,
      );
  }
}

function labelled(
  field: { name: string; label: string; hint?: string },
  error: string | undefined,
  control: Markup,
): Markup {
  return markup`<div class="field">
<label for="${field.name}">${field.label}</label>
${field.hint !== undefined && markup`<p class="hint">${field.hint}</p>`}
${errorMarkup(field.name, error)}
${control}
</div>`;
}

function choiceMarkup(
  field: Extract<PageField, { kind: 'choice' | 'choices' }>,
  value: unknown,
  error: string | undefined,
): Markup {
  const type = field.kind === 'choice' ? 'radio' : 'checkbox';
  const chosen = Array.isArray(value) ? value : [value];
  const boxes = field.choices.map(
    (choice, index) =>
      markup`<label class="box"><input type="${type}" name="${field.name}" value="${choice.value}"${index === 0 && markup` id="${field.name}"`}${chosen.includes(choice.value) && markup` checked`}> <span>${choice.label}</span></label>
`,
  );
  return markup`<fieldset class="field"${describedBy(field.name, error)}>
<legend>${field.label}</legend>
${field.hint !== undefined && markup`<p class="hint">${field.hint}</p>`}
${errorMarkup(field.name, error)}
${boxes}</fieldset>`;
}

function errorMarkup(name: string, error: string | undefined): Markup | false {
  return error !== undefined && markup`<p class="error" id="${name}-error">${error}</p>`;
}

function describedBy(name: string, error: string | undefined): Markup | false {
  return error !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isTicked(value: unknown): boolean {
  return value === true || value === 'on';
}
