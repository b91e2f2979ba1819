import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readProcessEnvironment } from '@talent/settings/environment';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { createAskBackend } from '../cli/backend/ask-backend.ts';
import { createReadErrors } from '../cli/errors/errors-command.ts';
import { localTrust } from '../registry/local-trust.ts';
import { withTrust } from '../registry/release-store.ts';
import { openStore } from '../store/open-store.ts';
import { createMcpServer } from './create-mcp-server.ts';

const description =
  'Answers programs about releases, in the Model Context Protocol on standard input and output. It only reads.';

await runMain(
  createCommand('platform/mcp/main.ts')
    .description(description)
    .action(async () => {
      if (process.stdin.isTTY) {
        console.error(
          'Waits for a program on its standard input: see docs/releasing.md, "For programs". Ctrl+C ends it.',
        );
      }
      const environment = readProcessEnvironment();
      const store = withTrust(
        openStore(environment.dataDir, environment.store),
        localTrust(environment),
      );
      const server = createMcpServer({
        store,
        root: REPOSITORY_ROOT,
        errors: createReadErrors(environment),
        askBackend: createAskBackend(environment),
      });
      // Standard output is the protocol's alone.
      await server.connect(new StdioServerTransport());
    }),
);
