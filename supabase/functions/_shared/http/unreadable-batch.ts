import type { z } from 'zod';
import { problem } from './replies.ts';

/** The refusal of the gateway's batch: it logs the reason beside the item that it loses. */
export function unreadableBatch({ issues }: z.ZodError): Response {
  const [issue] = issues;
  return problem(400, 'unreadable', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
