import { acceptContract, describeContract } from './contract-lock.ts';
import { readContract, readReport, sdkFolder } from './read-contract.ts';

/** `pnpm contract` compares the contract's types with its version; `--accept` locks the types of a new version. */
try {
  if (process.argv.includes('--accept')) {
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
