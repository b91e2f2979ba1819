import { cvLinkAnswerSchema } from '@talent/functions/cv-link/contract';
import {
  personErasedSchema,
  personExportSchema,
  type PersonErased,
  type PersonExport,
} from '@talent/functions/person-data/contract';
import { staffFetch } from '../../../backend/staff-fetch';
import { staffHeaders } from '../../../backend/staff-headers';
import { FreshSignInError } from '../../../step-up/use-step-up';

/** A function did not do what it was asked for. `code` is its own. */
export class PersonDataError extends Error {
  override readonly name = 'PersonDataError';
  readonly code: string;

  constructor(code: string) {
    super(`The function answered ${code}.`);
    this.code = code;
  }
}

/** Everything that is stored about the person of a record. @throws PersonDataError; TypeError when offline. */
export async function exportPerson(record: string): Promise<PersonExport> {
  return personExportSchema.parse(await call('person-data', { action: 'export', record }));
}

/** Deletes all of it. @throws FreshSignInError, PersonDataError; TypeError when offline. */
export async function erasePerson(record: string): Promise<PersonErased> {
  return personErasedSchema.parse(await call('person-data', { action: 'erase', record }));
}

/** A link that downloads the resume of an application for five minutes. @throws PersonDataError; TypeError when offline. */
export async function fetchCvLink(application: string): Promise<string> {
  return cvLinkAnswerSchema.parse(await call('cv-link', { application })).url;
}

async function call(name: 'person-data' | 'cv-link', body: object): Promise<unknown> {
  const response = await staffFetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code?: string };
  if (response.ok) return answer;
  const { code = String(response.status) } = answer;
  throw code === 'fresh-sign-in' ? new FreshSignInError() : new PersonDataError(code);
}
