/** Whether the arguments ask for help: then nothing is installed, built or started. */
export function asksForHelp() {
  return process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');
}

/** Prints the usage and ends where the arguments ask for it. For programs that run before any package is installed. */
export function helpIfAsked(usage) {
  if (!asksForHelp()) return;
  console.log(usage);
  process.exit(0);
}
