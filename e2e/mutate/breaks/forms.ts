import { breaksOf, type NamedBreak } from '../named-break.ts';

/** Contact, newsletter, salary alert, application and email gate, in the browser and on the server. */
export const formBreaks: readonly NamedBreak[] = [
  ...breaksOf(
    'supabase/functions/_shared/forms/form-handler.ts',
    {
      'the form of a robot is stored': [
        "  if (fields['website']) return { status: 'accepted', reference };\n",
        '',
      ],
      'the answer does not wait until the form is stored': [
        'const result = await definition.submit(',
        "const result = { status: 'accepted' as const, reference }; void definition.submit(",
      ],
      'the hashes of the two limits are swapped': [
        'email_hash: emailHash,',
        'email_hash: sender.ip_hash,',
      ],
      'a second click stores the form twice': ['const isKey = ', 'const isKey = false && '],
      'attempts of an address are not counted': [
        'const wait = countAttempt(request, context);',
        'const wait = 0;',
      ],
    },
    'supabase/functions/contact/handler.test.ts',
    'supabase/functions/_shared/forms/form-handler.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/_shared/forms/form-replies.ts',
    {
      'a wrong field is answered with 200': ['invalid: 422,', 'invalid: 200,'],
      'a limit does not say when to try again': [
        "  if (reply.status === 'limited')\n    response.headers.set('Retry-After', String(reply.retryAfterSeconds));\n",
        '',
      ],
    },
    'supabase/functions/contact/handler.test.ts',
    'supabase/functions/forms.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/contact/form.ts',
    {
      'a message of ten characters is enough': ['{ min: 20,', '{ min: 10,'],
    },
    'supabase/functions/contact/handler.test.ts',
  ),
  ...breaksOf(
    'shared/kit/forms/src/define-form.ts',
    {
      'a request needs no consent': ['schema: agreed(message)', 'schema: z.boolean(message)'],
    },
    'supabase/functions/contact/handler.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/contact/handler.ts',
    {
      'one office may send 3 requests an hour': ['perAddress: 30,', 'perAddress: 3,'],
    },
    'supabase/functions/forms.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/apply/form.ts',
    {
      'a CV may have 50 MB': ['CV_MAX = 5 * 1024 * 1024', 'CV_MAX = 50 * 1024 * 1024'],
      'a phone number keeps characters that no one sees': ['.overwrite(tidyPhone)', '.trim()'],
      'a link keeps characters that no one sees': ['.map(tidyWord)', ''],
    },
    'supabase/functions/apply/form.test.ts',
    'supabase/functions/apply/handler.test.ts',
  ),
  ...breaksOf('shared/kit/forms/src/send-form.ts', {
    'a lost connection counts as sent': [
      "    return { status: 'failed', reason: 'offline' };",
      "    return { status: 'sent', receipt: '' };",
    ],
  }),
  ...breaksOf(
    'supabase/functions/_shared/pages/link-handler.ts',
    {
      'opening the link of a mail acts without its button': [
        "if (request.method !== 'POST') return isHead",
        "if (request.method === 'PUT') return isHead",
      ],
    },
    'supabase/functions/newsletter-confirm/handler.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/salary-alert/handler.ts',
    {
      'one address may ask for 500 salary alerts an hour': ['perEmail: 5,', 'perEmail: 500,'],
    },
    'supabase/functions/forms.test.ts',
  ),
  ...breaksOf('supabase/functions/salary-alert/edition-text.ts', {
    'the mail of an alert calls a change within the intervals certain': [
      'if (mayBeChance(now, before)) {',
      'if (false) {',
    ],
  }),
  ...breaksOf(
    'mfe-marketing/src/features/content-page/content-page.tsx',
    {
      'a page whose form is the next step has a closing part as well': [
        "closing !== 'form' && ",
        '',
      ],
    },
    'mfe-marketing/src/routes/content-page.test.tsx',
  ),
  ...breaksOf('backend/cv-check/pdf-checker.ts', {
    'the check of a CV may take as much memory and time as it likes': [
      'watch(child, () => resolve(',
      'void (() => resolve(',
    ],
    'all CVs of one sender are checked at once': ['atOnceOfOne: 1', 'atOnceOfOne: 2'],
  }),
  ...breaksOf('supabase/functions/apply/handler.ts', {
    'a CV is checked and stored before the limits are looked at': [
      '  if (held !== null) return held;\n',
      '',
    ],
  }),
  ...breaksOf('supabase/functions/_shared/http/read-submission.ts', {
    'a form with files may have any number of parts': ['if (parts > MOST_PARTS) return false;', ''],
  }),
  ...breaksOf(
    'shared/kit/protocol/text/storable-json.ts',
    {
      'half a character reaches the database': [
        '(escape.length === 6 ? String.raw`\\ufffd` : escape)',
        'escape',
      ],
    },
    'supabase/functions/contact/handler.test.ts',
    'shared/kit/protocol/text/text.test.ts',
  ),
  ...breaksOf(
    'mfe-admin/src/drafts/server-copies.ts',
    {
      'a text that is typed into a live post is on the server after a minute': [
        'const LONGEST = 4000;',
        'const LONGEST = 60_000;',
      ],
    },
    'mfe-admin/src/drafts/use-crash-draft.test.tsx',
  ),
  ...breaksOf('mfe-admin/src/posts/api/post.ts', {
    'a scheduled post is never published': [
      "Date.parse(publishedAt) <= now ? 'published' : 'scheduled';",
      'Date.parse(publishedAt) <= now ? status : status;',
    ],
  }),
  ...breaksOf(
    'mfe-admin/src/site-pages/written-texts.ts',
    {
      'the checks judge what the head made of a title': [
        'const own = written[name] ?? served;',
        'const own = served;',
      ],
    },
    'mfe-admin/src/tools/seo/analyzer/recommend.test.ts',
  ),
  ...breaksOf(
    'mfe-admin/src/tools/blog/saving/post-session.ts',
    {
      'a live post is called offline after the connection is back': [
        'if (wasOffline && isShown(stored))',
        'if (wasOffline && !isShown(stored))',
      ],
    },
    'mfe-admin/src/tools/blog/saving/post-session.test.ts',
  ),
  ...breaksOf(
    'supabase/functions/collect-events/source-name.ts',
    {
      'LinkedIn and its hosts are different sources': [
        'const found = known.get(host) ??',
        'const found =',
      ],
    },
    'supabase/functions/collect-events/source-name.test.ts',
  ),
];
