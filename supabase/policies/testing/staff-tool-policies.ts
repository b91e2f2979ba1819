import { describeInboxPolicies } from './inbox/inbox-policies.ts';
import { describePeoplePolicies } from './people/people-policies.ts';
import { describeFunctionAccess } from './function-access.ts';
import type { PolicyBackend } from './policy-backend.ts';
import { describeTrafficPolicies } from './traffic/traffic-policies.ts';

/** The policies of records of people, the inbox and traffic, and who may call which function of the staff tools. */
export function describeStaffToolPolicies(backend: () => PolicyBackend): void {
  describePeoplePolicies(backend);
  describeInboxPolicies(backend);
  describeTrafficPolicies(backend);
  describeFunctionAccess(backend);
}
