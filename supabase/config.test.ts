import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostedTemplates } from '@talent/mails/hosted-templates';
import { defaultSite } from '@talent/sdk/site';
import { expect, test } from 'vitest';

const functionsDir = join(import.meta.dirname, 'functions');
const config = readFileSync(join(import.meta.dirname, 'config.toml'), 'utf8');

/** The functions of the folder: what has a handler. */
const functions = readdirSync(functionsDir)
  .filter((name) => existsSync(join(functionsDir, name, 'handler.ts')))
  .toSorted();

/** Settings of each `[functions.<name>]`, as written. */
const settings = Object.fromEntries(
  config
    .split(/^(?=\[)/m)
    .map((table) => table.split('\n'))
    .flatMap(([head = '', ...lines]) => {
      const name = /^\[functions\.([a-z-]+)\]$/.exec(head)?.[1];
      const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
      return name === undefined ? [] : [[name, written]];
    }),
);

test('config.toml deploys every function of the folder and no other one', () => {
  expect(functions).toContain('assessment');
  expect(Object.keys(settings).toSorted()).toEqual(functions);
});

test.each(functions)('%s checks its callers itself, and finds its libraries', (name) => {
  expect(settings[name]).toEqual(['verify_jwt = false', 'import_map = "./functions/deno.json"']);
});

const templates = hostedTemplates(defaultSite.brand);

test.each(templates)(
  '$table has the subject and the file of the mail',
  ({ table, subject, file }) => {
    const [, lines = ''] = config.split(`[${table}]\n`);
    // Paths of templates start at the repository, those of notifications at the folder of this file.
    const folder = table.includes('.template.') ? './supabase/templates' : './templates';
    expect(lines.split('\n\n')[0]).toContain(
      `subject = "${subject}"\ncontent_path = "${folder}/${file}"`,
    );
  },
);

test.each(templates)('$file is what `pnpm data mail-templates` writes', ({ file, html }) => {
  expect(readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')).toBe(html);
});

/** Types of the links, as the auth service names them. */
const LINK_TYPES: Readonly<Record<string, string>> = {
  'recovery.html': 'recovery',
  'email_change.html': 'email_change',
  'confirmation.html': 'signup',
  'invite.html': 'invite',
  'magic_link.html': 'magiclink',
};

test('a mail of the auth service has no code but where one is typed, and its link as button and in words', () => {
  for (const { file, html } of templates) {
    expect(html.includes('{{ .Token }}'), file).toBe(file === 'reauthentication.html');
    const type = LINK_TYPES[file];
    const link =
      type === undefined
        ? '{{ .SiteURL }}/internal-admin-xyz123/account'
        : `{{ .SiteURL }}/admin-login-xyz123#type=${type}&amp;token_hash={{ .TokenHash }}`;
    expect(html.split(link), file).toHaveLength(3);
    expect(html.split(`href="${link}"`), file).toHaveLength(2);
    // It works by GET, so that programs that check mails would use it up.
    expect(html, file).not.toContain('{{ .ConfirmationURL }}');
  }
});

test('codes and passwords have the limits of the embedded backend', () => {
  expect(config).toContain('\notp_expiry = 600\n');
  expect(config).toContain('\nminimum_password_length = 12\n');
});
