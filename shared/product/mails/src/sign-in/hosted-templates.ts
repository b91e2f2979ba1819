import type { MailSite, RenderedMail } from '../mail.ts';
import { renderMail } from '../render/render-mail.ts';
import { accountNotice } from '../staff/account-notice.ts';
import { signInMails, type SignInMail } from './sign-in-mails.ts';

/** A template of a hosted project's auth service. */
export interface HostedTemplate {
  /** Table of `supabase/config.toml`, such as `auth.email.template.recovery`. */
  table: string;
  subject: string;
  /** Name of the file in `supabase/templates`. */
  file: string;
  html: string;
}

/** Values that the auth service fills in. Go templates escape them for HTML and for addresses. */
const VALUES = {
  tokenHash: '{{ .TokenHash }}',
  code: '{{ .Token }}',
  newEmail: '{{ .NewEmail }}',
} as const;

/** Mails about changes that a hosted project sends by itself. */
const NOTIFICATIONS = {
  password_changed: { event: 'password.changed', facts: [] },
  email_changed: {
    event: 'email.changed',
    facts: [
      { label: 'Before', value: '{{ .OldEmail }}' },
      { label: 'Now', value: '{{ .Email }}' },
    ],
  },
  mfa_factor_enrolled: {
    event: 'factor.added',
    facts: [{ label: 'Factor', value: '{{ .FactorType }}' }],
  },
  mfa_factor_unenrolled: {
    event: 'factor.removed',
    facts: [{ label: 'Factor', value: '{{ .FactorType }}' }],
  },
} as const;

/** The mails of a hosted project's auth service, as its templates. */
export function hostedTemplates(brand: string): HostedTemplate[] {
  const given: MailSite = { brand, origin: '{{ .SiteURL }}' };
  const templates = (Object.keys(signInMails) as SignInMail[]).map((name) =>
    templateOf('template', name, renderMail(signInMails[name](VALUES, given), given)),
  );
  const notifications = Object.entries(NOTIFICATIONS).map(([name, notice]) =>
    templateOf('notification', name, renderMail(accountNotice(notice, given), given)),
  );
  return [...templates, ...notifications];
}

function templateOf(kind: string, name: string, { subject, html }: RenderedMail): HostedTemplate {
  return { table: `auth.email.${kind}.${name}`, subject, file: `${name}.html`, html: `${html}\n` };
}
