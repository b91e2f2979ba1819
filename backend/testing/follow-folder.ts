import { testContext } from '@talent/functions/testing/test-context.ts';
import { followFunctions } from '../functions/follow-functions.ts';

/** Follows a folder of functions under Node alone: each message is a path, and the answer has the lines logged before it. */
const lines: string[] = [];
const context = testContext({ log: (line) => lines.push(line) });
const { answer } = await followFunctions(process.argv[2] ?? '', context);
process.on('message', (path: string) => {
  void answer(new Request(`http://127.0.0.1/functions/v1/${path}`)).then(async (response) =>
    process.send?.({
      status: response.status,
      body: await response.text(),
      log: lines.splice(0).join('\n'),
    }),
  );
});
