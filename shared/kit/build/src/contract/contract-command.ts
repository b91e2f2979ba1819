import { createCommand, runMain } from '@talent/node/terminal/run-command';
import {
  acceptContract,
  describeContract,
  readContract,
  readReport,
  sdkFolder,
} from './contract-lock.ts';

const command = createCommand('pnpm contract')
  .description("Checks that the contract's types are those of its version.")
  .option('--accept', 'record the present types as those of a new version')
  .action(({ accept }: { accept?: true }) => console.log(accept ? record() : check()));
await runMain(command);

function record(): string {
  const now = describeContract(readReport());
  return acceptContract(sdkFolder, now) === 'accepted'
    ? `Contract ${now.version} is accepted: commit shared/kit/sdk/contract.lock.json.`
    : `Contract ${now.version} was accepted before, and is unchanged.`;
}

function check(): string {
  const { version, hash } = readContract();
  return `Contract ${version}, types ${hash.slice(0, 12)}: as accepted.`;
}
