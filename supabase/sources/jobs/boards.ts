/** `pnpm data boards`: the list of employers' job boards. */
import { readBoardUrls } from '@talent/api/market/market-urls';
import { BOARD_LIMITS } from '@talent/functions/boards/read-board.ts';
import { readProcessEnvironment } from '@talent/settings/environment';
import { terminal } from '../surroundings.ts';
import { runBoardsCommand } from './boards-command.ts';

process.exitCode = await runBoardsCommand(process.argv.slice(2), {
  ...terminal,
  limits: BOARD_LIMITS,
  urls: () => readBoardUrls(readProcessEnvironment().functionSettings['MARKET_URLS'] ?? ''),
});
