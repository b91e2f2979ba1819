/** `pnpm data market`: imports figures of the job market, and asks for newer ones. */
import { readMarketUrls } from '@talent/api/market/market-urls';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { readProcessEnvironment } from '@talent/settings/environment';
import { terminal } from '../surroundings.ts';
import { runImportMarket } from './import-market-command.ts';

process.exitCode = await runImportMarket(process.argv.slice(2), {
  ...terminal,
  limits: DOWNLOAD_LIMITS,
  urls: () => readMarketUrls(readProcessEnvironment().functionSettings['MARKET_URLS'] ?? ''),
  now: () => new Date(),
});
