import { z } from '@talent/protocol/forms/schema';

/** The answer of `public.staff_access()`: what the session of a signed-in person may do now. */
export const staffAccessSchema = z.object({
  user_id: z.guid(),
  /** `second-factor`: the person has one and has not used it in this session; `enroll`: one is required, and there is none. */
  status: z.enum(['allowed', 'denied', 'enroll', 'second-factor']),
  /** Whether the session was proved within the last ten minutes; `denied` says nothing about it. */
  fresh: z.boolean().default(false),
  has_second_factor: z.boolean().default(false),
});
export type StaffAccess = z.infer<typeof staffAccessSchema>;
