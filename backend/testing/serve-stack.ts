import { startTestStack } from './test-stack.ts';

/** For tests that kill a whole process: serves a stack on a folder and prints its address. */
const [dataDir = '', smtpUrl = ''] = process.argv.slice(2);
const stack = await startTestStack({ dataDir, smtpUrl, server: 'own' });
console.log(stack.url);
