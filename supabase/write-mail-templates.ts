/** Writes the mails of a hosted project's auth service: `pnpm data mail-templates`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostedTemplates } from '@talent/mails/hosted-templates';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { defaultSite } from '@talent/sdk/site';

const command = createCommand('pnpm data mail-templates', terminalOutput)
  .description(
    'Writes the mails of the auth service to supabase/templates. `supabase config push` takes them to a project.',
  )
  .option('--brand <name>', 'the name in the mails', defaultSite.brand)
  .action(({ brand }: { brand: string }) => {
    for (const { file, html } of hostedTemplates(brand)) {
      const path = join(import.meta.dirname, 'templates', file);
      writeFileSync(path, html);
      console.log(`Wrote ${path}.`);
    }
  });
process.exitCode = await runCommand(command, process.argv.slice(2), terminalOutput);
