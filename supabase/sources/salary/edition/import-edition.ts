import type { DataClient } from '@talent/data/client';
import type { Json } from '@talent/data/types';
import { z } from 'zod';
import type { SalaryEdition } from './read-edition.ts';
import { acceptedBy } from '../../files/refused-error.ts';

const answerSchema = z.object({
  status: z.enum(['imported', 'unchanged', 'skipped']),
  edition: z.string(),
  revision: z.number().optional(),
  figures: z.number().optional(),
  superseded: z.string().nullish(),
});

/**
 * Imports an edition, all or nothing.
 * @returns a sentence about the outcome
 * @throws RefusedError when the database refuses it, or does not answer
 */
export async function importEdition(
  client: DataClient,
  edition: SalaryEdition,
  { takesOlder, acceptsLoss }: { takesOlder: boolean; acceptsLoss: boolean },
): Promise<string> {
  const payload: Json = JSON.parse(
    JSON.stringify({
      ...edition,
      when_older: takesOlder ? 'replace' : 'refuse',
      accept_loss: acceptsLoss,
    }),
  );
  const answer = acceptedBy(await client.rpc('import_salary_edition', { payload }), 'edition', {
    PT412: 'Add --older to import it nevertheless.',
    PT428: 'Add --accept-loss to import it nevertheless.',
  });
  return inWords(answerSchema.parse(answer), edition);
}

function inWords(answer: z.infer<typeof answerSchema>, { source }: SalaryEdition): string {
  if (answer.status !== 'imported') {
    return `Edition ${answer.edition} of ${source.key} is there already, made from the same file: nothing was changed.`;
  }
  const before = answer.superseded ? ` It supersedes ${answer.superseded}, which is kept.` : '';
  const revision = (answer.revision ?? 1) > 1 ? ` (revision ${answer.revision})` : '';
  return (
    `Imported edition ${answer.edition}${revision} of ${source.key}: ${answer.figures} figures.${before}\n` +
    'The unlocked figures are new at once (a browser may keep its copy for an hour); public pages are composed again\n' +
    'with the first visit once they are an hour old.'
  );
}
