import { Command } from 'commander';
import { acceptContract, describeContract } from './contract-lock.ts';
import { readContract, readReport, sdkFolder } from './read-contract.ts';

const { accept } = new Command('pnpm contract')
  .description("Checks that the contract's types are those of its version.")
  .option('--accept', 'record the present types as those of a new version')
  .parse()
  .opts<{ accept?: true }>();
try {
  if (accept) {
    const now = describeContract(readReport());
    const done = acceptContract(sdkFolder, now);
    console.log(
      done === 'accepted'
        ? `Contract ${now.version} is accepted: commit shared/sdk/contract.lock.json.`
        : `Contract ${now.version} was accepted before, and is unchanged.`,
    );
  } else {
    const { version, hash } = readContract();
    console.log(`Contract ${version}, types ${hash.slice(0, 12)}: as accepted.`);
  }
} catch (error) {
  console.error(error instanceof Error ? `error: ${error.message}` : error);
  process.exitCode = 1;
}
