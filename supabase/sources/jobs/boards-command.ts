import { boardKind, type BoardKind } from '@talent/api/salary/posted-pay';
import { allRows } from '@talent/data/all-rows';
import { askBoards } from '@talent/functions/boards/ask-boards.ts';
import { BOARD_APIS } from '@talent/functions/boards/board-apis.ts';
import { readBoard } from '@talent/functions/boards/read-board.ts';
import type { DownloadLimits } from '@talent/functions/market/download.ts';
import { malformedUrls } from '@talent/functions/market/refresh-market.ts';
import {
  createCommand,
  runCommand,
  subCommand,
  type CommandExit,
} from '@talent/node/terminal/run-command';
import { Argument } from 'commander';
import { RefusedError } from '../files/refused-error.ts';
import { operatorClient, TARGET_HELP, type Surroundings } from '../surroundings.ts';

/** The surroundings of `pnpm data boards`. */
export interface BoardSurroundings extends Surroundings {
  limits: DownloadLimits;
  /** The addresses of job board APIs in `MARKET_URLS`; undefined where it has another form. */
  urls: () => ReadonlyMap<BoardKind, string> | undefined;
}

const WRONG =
  'A token is a name such as acme, a company has 2 to 80 characters, a country is US or CA.';

/** Runs `pnpm data boards`. Never rejects. */
export function runBoardsCommand(
  parameters: readonly string[],
  surroundings: BoardSurroundings,
): Promise<CommandExit> {
  const { out, target } = surroundings;
  const program = createCommand('pnpm data boards', surroundings)
    .description("Lists employers' own job boards. Their pay ranges are read each night.")
    .addHelpText(
      'after',
      `
The token is the board's name in its address, such as acme in jobs.lever.co/acme. Boards are read where MARKET_URLS
(.env.example) has the address of their API:

${boardKind.options.map((kind) => `  ${kind}=${BOARD_APIS[kind].origin}`).join('\n')}
${TARGET_HELP}`,
    );
  const onBoard = (name: string, about: string) =>
    subCommand(program, name, about)
      .addArgument(new Argument('<kind>', 'API of the board').choices(boardKind.options))
      .argument('<token>', "the board's name in its address");
  subCommand(program, 'list', 'print each board with what came of its last reading').action(() =>
    listBoards(surroundings),
  );
  onBoard('add', 'add a board; it is read at the next run')
    .requiredOption('--company <name>', 'the employer: boards of one name count as one company')
    .option('--country <code>', 'US or CA, for postings that name none', 'US')
    .action(async (kind: BoardKind, token: string, given: { company: string; country: string }) => {
      const boards = (await operatorClient(target)).from('pay_boards');
      const { error } = await boards.insert({ kind, token, ...given });
      if (error?.code === '23505') throw new RefusedError(`${kind}/${token} is listed already.`);
      if (error?.code === '23514') throw new RefusedError(WRONG);
      if (error !== null) throw error;
      out(`Added ${kind}/${token}. Try it: pnpm data boards check ${kind} ${token}`);
    });
  onBoard('remove', 'remove a board and its pay ranges').action(
    async (kind: BoardKind, token: string) => {
      const boards = (await operatorClient(target)).from('pay_boards');
      const removed = boards.delete().eq('kind', kind).eq('token', token).select('id');
      const { data } = await removed.throwOnError();
      if (data.length === 0) throw new RefusedError(`${kind}/${token} is not listed.`);
      out(`Removed ${kind}/${token} and its pay ranges.`);
    },
  );
  onBoard('check', 'read a board now; only one that is listed is stored')
    .option('--accept-loss', 'take an answer with less than half of the one before')
    .action((kind: BoardKind, token: string, { acceptLoss = false }: { acceptLoss?: boolean }) =>
      checkBoard(kind, token, acceptLoss, surroundings),
    );
  return runCommand(program, parameters, surroundings, 'No pay range was changed.');
}

async function listBoards({ out, target, urls }: BoardSurroundings): Promise<void> {
  const client = await operatorClient(target);
  const boards = await allRows(() => client.from('pay_boards').select(), 'id');
  for (const board of boards) {
    const read = board.fetched_at === null ? 'never' : board.fetched_at.slice(0, 10);
    out(
      `${board.kind}/${board.token}  ${board.company}, ${board.country}  read ${read}  ${board.outcome}: ${board.note}`,
    );
  }
  const kinds = [...(urls()?.keys() ?? [])].join(', ') || 'none, as MARKET_URLS names no API';
  out(`Boards: ${boards.length}. APIs that are read each night: ${kinds}.`);
}

async function checkBoard(
  kind: BoardKind,
  token: string,
  acceptsLoss: boolean,
  { out, target, urls, limits }: BoardSurroundings,
): Promise<void> {
  const client = await operatorClient(target);
  const allowed = urls();
  if (allowed === undefined) throw malformedUrls();
  const base = allowed.get(kind) ?? BOARD_APIS[kind].origin;
  const named = client.from('pay_boards').select('id').eq('kind', kind).eq('token', token).limit(1);
  const { data: listed } = await named.maybeSingle().throwOnError();
  if (listed !== null) {
    const options = { urls: new Map([[kind, base]]), boardId: listed.id, acceptsLoss, limits };
    const [outcome] = await askBoards(client, options);
    if (outcome === undefined) throw new RefusedError(`A board of ${kind} is being read just now.`);
    if (outcome.status === 'failed') throw new RefusedError(`${outcome.name}: ${outcome.note}`);
    out(`${outcome.name}: ${outcome.status}. ${outcome.note}`);
    return;
  }
  const board = { token, country: 'US' as const, etag: null, last_modified: null };
  const reading = await readBoard(client, { kind, base }, board, { limits });
  const { note, postings, ranges = [], left_out: leftOut = {} } = reading;
  if (note !== undefined) throw new RefusedError(`${kind}/${token}: ${note}`);
  out(`${kind}/${token}: ${postings} postings, ${ranges.length} with a role and pay.`);
  for (const { title, place, low, high, currency, period } of ranges) {
    out(`  ${title}, ${place}: ${low} to ${high} ${currency} a ${period}`);
  }
  const reasons = Object.entries(leftOut).map(([reason, count]) => `${count} for the ${reason}`);
  if (reasons.length > 0) out(`Left out: ${reasons.join(', ')}.`);
  out('It is not listed, so nothing was stored. To list it: pnpm data boards add');
}
