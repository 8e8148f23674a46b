/** Beside a password alone: password managers need the account's user name. */
export function HiddenUserName({ email }: { email: string }) {
  return <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />;
}
