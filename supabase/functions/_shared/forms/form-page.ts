import { DEFAULT_REPLY_TIME } from '@talent/api/forms/reply-time';
import type { Field, Form } from '@talent/forms/define-form';
import { html as markup } from 'hono/html';
import type { Markup } from '../pages/page-document.ts';
import type { FormPage } from './form-definition.ts';

/** A form and the texts of its pages. */
export interface PageForm {
  form: Pick<Form, 'name' | 'fields' | 'submit' | 'note' | 'isMultipart'>;
  page: FormPage;
}

/** The message above a form that is shown again. */
export interface FormTrouble {
  /** One sentence. Links to the fields with `errors` follow. */
  message: string;
  errors: Readonly<Record<string, string>>;
}

/** The content of a page that shows a form again, with the values that were sent. */
export function formPageBody(
  { form, page }: PageForm,
  values: Readonly<Record<string, unknown>>,
  { message, errors }: FormTrouble,
): Markup {
  const fields = Object.entries(form.fields);
  const wrong = fields.filter(([name]) => errors[name] !== undefined);
  const sentPage = values['page'];
  return markup`<h1>${page.title}</h1>
<div class="errors" role="alert">
<h2>${message}</h2>
${
  wrong.length > 0 &&
  markup`<ul>${wrong.map(([name]) => markup`<li><a href="#${name}">${errors[name]}</a></li>`)}</ul>`
}
</div>
<form method="post" action="/functions/v1/${form.name}"${form.isMultipart && markup` enctype="multipart/form-data"`} novalidate>
<div class="trap" aria-hidden="true"><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="page" value="${typeof sentPage === 'string' ? sentPage : page.path}">
${fields.map(
  ([name, field]) => markup`${fieldMarkup(name, field, values[name], errors[name])}
`,
)}
<button>${form.submit}</button>
${form.note !== '' && markup`<p>${form.note}</p>`}
</form>`;
}

/** The content of the page that answers an accepted form. */
export function acceptedPageBody(
  { sent, path }: FormPage,
  reference: string,
  replyTime: string = DEFAULT_REPLY_TIME,
): Markup {
  return markup`<h1>${sent.title}</h1>
<p>Your reference: <strong class="reference">${reference}</strong></p>
${sent.next.map(
  (text) => markup`<p>${text.replaceAll('{reply-time}', replyTime)}</p>
`,
)}
<p><a href="${path}">Back to the page</a></p>`;
}

/** One field with its sent value and its error. A file has to be chosen again. */
function fieldMarkup(
  name: string,
  field: Field,
  value: unknown,
  error: string | undefined,
): Markup {
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'hidden') {
    const words = field.shown?.(text) ?? '';
    return markup`<input type="hidden" name="${name}" value="${text}">${words !== '' && markup`<p>${words}</p>`}`;
  }
  const wrong =
    error !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`;
  const hint = field.hint !== undefined && markup`<p class="hint">${field.hint}</p>`;
  const problem = error !== undefined && markup`<p class="error" id="${name}-error">${error}</p>`;
  const optional = !field.required && ' (optional)';
  const labelled = (control: Markup): Markup => markup`<div class="field">
<label for="${name}">${'label' in field && field.label}${optional}</label>
${hint}
${problem}
${control}
</div>`;
  switch (field.kind) {
    case 'box':
      return markup`<div class="field">
${problem}
<label class="box"><input type="checkbox" id="${name}" name="${name}" value="on"${(value === true || value === 'on') && markup` checked`}${wrong}> <span>${field.label}${optional}</span></label>
${hint}
</div>`;
    case 'choice': {
      const chosen = Array.isArray(value) ? value : [value];
      return markup`<fieldset class="field"${wrong}>
<legend>${field.legend}${optional}</legend>
${hint}
${problem}
${field.choices.map(
  (choice, index) =>
    markup`<label class="box"><input type="${field.type}" name="${name}" value="${choice.value}"${index === 0 && markup` id="${name}"`}${chosen.includes(choice.value) && markup` checked`}> <span>${choice.label}</span></label>
`,
)}</fieldset>`;
    }
    case 'lines':
      return labelled(markup`<textarea class="control" id="${name}" name="${name}"${wrong}>
${text}</textarea>`);
    case 'file':
      return labelled(
        markup`<input class="control" type="file" id="${name}" name="${name}" accept="${field.accept}"${wrong}>`,
      );
    case 'text':
      return labelled(
        markup`<input class="control" type="${field.type ?? 'text'}" id="${name}" name="${name}" value="${text}"${field.autoComplete !== undefined && markup` autocomplete="${field.autoComplete}"`}${wrong}>`,
      );
  }
}
