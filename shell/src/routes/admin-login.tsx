import type { ReactNode } from 'react';
export default function AdminLogin(): ReactNode {
  return <h1>Staff sign-in</h1>;
}
