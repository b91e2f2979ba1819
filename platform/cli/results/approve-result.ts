import { z } from 'zod';
import { releaseApprovalSchema } from '../../registry/release-approvals.ts';

/** JSON of `approve`: every approval of the named versions, earlier ones among them. */
export const approveResult = z.array(releaseApprovalSchema);
