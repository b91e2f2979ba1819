/** An account of a test's backend. */
export interface TestAccount {
  email: string;
  password: string;
}

/** Makes an account without a role, as a server with the secret key does: visitors cannot sign up. */
export async function createAccount(
  { url, secretKey }: { url: string; secretKey: string },
  account: TestAccount,
): Promise<void> {
  const response = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...account, email_confirm: true }),
  });
  if (!response.ok) throw new Error(`No account: ${response.status} ${await response.text()}`);
}
