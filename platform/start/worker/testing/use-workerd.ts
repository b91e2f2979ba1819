import { inject } from 'vitest';
import { startGatewaysWith } from '../../../gateway/testing/start-gateway.ts';
import { startInWorkerd } from './start-in-workerd.ts';

const workerd = inject('workerd');
if (workerd !== undefined) {
  startGatewaysWith((options, log) => startInWorkerd(workerd, options, log));
}
