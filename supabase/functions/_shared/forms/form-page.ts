import { DEFAULT_REPLY_TIME } from '@talent/api/forms/reply-time';
import type { FormPage } from './form-definition.ts';
import { markup, type Markup } from '../pages/markup.ts';
import { fieldMarkup } from './page-field-markup.ts';

/** The message above a form that is shown again. */
export interface FormTrouble {
  /** One sentence. Links to the fields with `errors` follow. */
  message: string;
  errors: Readonly<Record<string, string>>;
}

/** The content of a page that shows a form again, with the values that were sent. */
export function formPageBody(
  name: string,
  page: FormPage,
  values: Readonly<Record<string, unknown>>,
  trouble: FormTrouble,
): Markup {
  const named = page.fields.filter((field) => trouble.errors[field.name] !== undefined);
  const encoding = page.fields.some(({ kind }) => kind === 'file')
    ? markup` enctype="multipart/form-data"`
    : false;
  return markup`<h1>${page.title}</h1>
<div class="errors" role="alert">
<h2>${trouble.message}</h2>
${
  named.length > 0 &&
  markup`<ul>${named.map(({ name: field }) => markup`<li><a href="#${field}">${trouble.errors[field]}</a></li>`)}</ul>`
}
</div>
<form method="post" action="/functions/v1/${name}"${encoding} novalidate>
<div class="trap" aria-hidden="true"><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="page" value="${pageOf(values, page)}">
${page.fields.map(
  (field) => markup`${fieldMarkup(field, values[field.name], trouble.errors[field.name])}
`,
)}
<button>${page.submitLabel}</button>
</form>`;
}

/** The content of the page that answers an accepted form. */
export function acceptedPageBody(
  page: FormPage,
  reference: string,
  replyTime: string = DEFAULT_REPLY_TIME,
): Markup {
  return markup`<h1>${page.accepted.title}</h1>
<p>Your reference: <strong class="reference">${reference}</strong></p>
${page.accepted.paragraphs.map(
  (text) => markup`<p>${text.replaceAll('{reply-time}', replyTime)}</p>
`,
)}
<p><a href="${page.path}">Back to the page</a></p>`;
}

function pageOf(values: Readonly<Record<string, unknown>>, page: FormPage): string {
  const sent = values['page'];
  return typeof sent === 'string' ? sent : page.path;
}
