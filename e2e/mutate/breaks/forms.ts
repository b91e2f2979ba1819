import type { NamedBreak } from '../named-break.ts';

const functions = (path: string): string => `supabase/functions/${path}`;
const contact = functions('contact/handler.test.ts');
const handler = { file: functions('_shared/forms/form-handler.ts'), tests: [contact] };
const replies = { file: functions('_shared/forms/form-replies.ts'), tests: [contact] };

/** Contact, newsletter, salary alert, application and email gate, in the browser and on the server. */
export const formBreaks: readonly NamedBreak[] = [
  {
    ...handler,
    name: 'the form of a robot is stored',
    text: "  if (fields['website']) return { status: 'accepted', reference };\n",
    replacement: '',
  },
  {
    ...handler,
    name: 'the answer does not wait until the form is stored',
    text: 'const result = await definition.submit(',
    replacement:
      "const result = { status: 'accepted' as const, reference }; void definition.submit(",
  },
  {
    ...handler,
    name: 'the hashes of the two limits are swapped',
    text: 'email_hash: emailHash,',
    replacement: 'email_hash: sender.ip_hash,',
  },
  {
    ...handler,
    name: 'a second click stores the form twice',
    text: 'const isKey = ',
    replacement: 'const isKey = false && ',
  },
  {
    ...replies,
    name: 'a wrong field is answered with 200',
    text: 'invalid: 422,',
    replacement: 'invalid: 200,',
  },
  {
    ...replies,
    name: 'a limit does not say when to try again',
    text: "  if (reply.status === 'limited')\n    response.headers.set('Retry-After', String(reply.retryAfterSeconds));\n",
    replacement: '',
    tests: [functions('salary-alert/handler.test.ts')],
  },
  {
    name: 'a message of ten characters is enough',
    file: 'supabase/functions/contact/form.ts',
    text: '{ min: 20,',
    replacement: '{ min: 10,',
    tests: [contact],
  },
  {
    name: 'a request needs no consent',
    file: 'shared/kit/forms/src/define-form.ts',
    text: 'schema: agreed(message)',
    replacement: 'schema: z.boolean(message)',
    tests: [contact],
  },
  {
    name: 'one office may send 3 requests an hour',
    file: functions('contact/handler.ts'),
    text: 'perAddress: 30,',
    replacement: 'perAddress: 3,',
    tests: [contact],
  },
  {
    name: 'a CV may have 50 MB',
    file: 'supabase/functions/apply/form.ts',
    text: 'CV_MAX = 5 * 1024 * 1024',
    replacement: 'CV_MAX = 50 * 1024 * 1024',
    tests: ['supabase/functions/apply/form.test.ts', functions('apply/handler.test.ts')],
  },
  {
    name: 'a lost connection counts as sent',
    file: 'shared/kit/forms/src/send-form.ts',
    text: "    return { status: 'failed', reason: 'offline' };",
    replacement: "    return { status: 'sent', receipt: '' };",
    tests: ['shared/kit/forms/src/send-form.test.ts'],
  },
  {
    name: 'opening the link of a mail acts without its button',
    file: functions('_shared/pages/link-handler.ts'),
    text: "if (request.method !== 'POST') return isHead",
    replacement: "if (request.method === 'PUT') return isHead",
    tests: [functions('newsletter-confirm/handler.test.ts')],
  },
  {
    name: 'one address may ask for 500 salary alerts an hour',
    file: functions('salary-alert/handler.ts'),
    text: 'perEmail: 5,',
    replacement: 'perEmail: 500,',
    tests: [functions('salary-alert/handler.test.ts')],
  },
  {
    name: 'the mail of an alert calls a change within the intervals certain',
    file: 'supabase/functions/salary-alert/edition-text.ts',
    text: 'if (mayBeChance(now, before)) {',
    replacement: 'if (false) {',
    tests: ['supabase/functions/salary-alert/edition-text.test.ts'],
  },
  {
    name: 'a page whose form is the next step has a closing part as well',
    file: 'mfe-marketing/src/features/content-page/content-page.tsx',
    text: "closing !== 'form' && ",
    replacement: '',
    tests: ['mfe-marketing/src/routes/content-page.test.tsx'],
  },
  {
    name: 'the check of a CV may take as much memory and time as it likes',
    file: 'backend/cv-check/pdf-checker.ts',
    text: 'watch(child, () => resolve(',
    replacement: 'void (() => resolve(',
    tests: ['backend/cv-check/pdf-checker.test.ts'],
  },
  {
    name: 'all CVs of one sender are checked at once',
    file: 'backend/cv-check/pdf-checker.ts',
    text: 'atOnceOfOne: 1',
    replacement: 'atOnceOfOne: 2',
    tests: ['backend/cv-check/pdf-checker.test.ts'],
  },
  {
    ...handler,
    name: 'attempts of an address are not counted',
    text: 'const wait = countAttempt(request, context);',
    replacement: 'const wait = 0;',
    tests: [functions('_shared/forms/form-handler.test.ts')],
  },
  {
    name: 'a CV is checked and stored before the limits are looked at',
    file: functions('apply/handler.ts'),
    text: '  if (held !== null) return held;\n',
    replacement: '',
    tests: [functions('apply/handler.test.ts')],
  },
  {
    name: 'a form with files may have any number of parts',
    file: functions('_shared/http/read-submission.ts'),
    text: 'if (parts > MOST_PARTS) return false;',
    replacement: '',
    tests: [functions('_shared/http/read-submission.test.ts')],
  },
  {
    name: 'half a character reaches the database',
    file: 'shared/kit/protocol/text/storable-json.ts',
    text: '(escape.length === 6 ? String.raw`\\ufffd` : escape)',
    replacement: 'escape',
    tests: [contact, 'shared/kit/protocol/text/storable-json.test.ts'],
  },
  {
    name: 'a phone number keeps characters that no one sees',
    file: 'supabase/functions/apply/form.ts',
    text: '.overwrite(tidyPhone)',
    replacement: '.trim()',
    tests: ['supabase/functions/apply/form.test.ts'],
  },
];
