import type { HireContext } from '@talent/api/forms/contact-link';
import { contextFacts } from '@talent/api/forms/hire-context';
import { labelOf } from '@talent/protocol/forms/choice';
import { contactNeeds, contactRoles, contactTimelines } from '@talent/functions/contact/choices';
import { workEligibilities } from '@talent/functions/apply/choices';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { ShownTime } from '../../../time/shown-time';
import type { PersonRecord } from '../api/record';
import { recordTexts } from '../content/person';

const text = recordTexts.facts;

/** Everything that a person sent, as they sent it: their message first, which is why the record is opened. */
export function RequestFacts({ record }: { record: PersonRecord }): ReactNode {
  const { request } = record;
  const own = record.kind === 'contact' ? contactFacts(record.request) : jobFacts(record.request);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [text.reference, record.reference],
    [text.received, <ShownTime key="at" at={request.created_at} />],
    [
      text.email,
      <Link key="email" href={`mailto:${record.email}`} className="break-all">
        {record.email}
      </Link>,
    ],
    ...(request.email.toLowerCase() === record.email.toLowerCase()
      ? []
      : [[text.emailSent, request.email] as const]),
    ...own,
    [text.page, request.page],
    [text.consent, request.consent_text],
  ];
  return (
    <>
      <h3 className="text-ink-muted font-sans text-sm font-normal">{text.message}</h3>
      {request.message ? (
        <p className="mt-1 mb-4 max-w-prose break-words whitespace-pre-wrap">{request.message}</p>
      ) : (
        <p className="mt-1 mb-4">{text.none}</p>
      )}
      <dl className="grid gap-x-6 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="border-rule border-t py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value || text.none}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Facts = readonly (readonly [label: string, value: ReactNode])[];

function contactFacts(request: Extract<PersonRecord, { kind: 'contact' }>['request']): Facts {
  return [
    [text.company, request.company],
    [text.need, labelOf(contactNeeds, request.need)],
    [text.roles, request.roles.map((role) => labelOf(contactRoles, role)).join(', ')],
    [text.start, labelOf(contactTimelines, request.timeline)],
    ...contextFacts(isContext(request.context) ? request.context : {}).map(
      ({ name, label, text: words }) =>
        [
          `${label} ${text.lookedAt}`,
          name === 'from' || name === 'calculation' ? (
            <Link key={name} href={words} target="_blank" className="break-all">
              {words}
            </Link>
          ) : (
            words
          ),
        ] as const,
    ),
  ];
}

/** The database holds known names and short texts alone. */
function isContext(context: unknown): context is HireContext {
  return typeof context === 'object' && context !== null;
}

function jobFacts(request: Extract<PersonRecord, { kind: 'application' }>['request']): Facts {
  return [
    [text.phone, request.phone],
    [
      text.job,
      <span key="job">
        <span>{request.job_title}</span>{' '}
        {request.job_is_sample && <Badge>{recordTexts.sample}</Badge>}
      </span>,
    ],
    [text.eligibility, labelOf(workEligibilities, request.work_eligibility)],
    [
      text.links,
      request.links.length > 0 && (
        <ul>
          {request.links.map((link) => (
            <li key={link}>
              <Link
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="break-all"
              >
                {link}
              </Link>
            </li>
          ))}
        </ul>
      ),
    ],
  ];
}
