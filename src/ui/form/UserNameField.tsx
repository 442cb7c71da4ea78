/**
 * Says to password managers whose password a form is about. A text field that is not shown, because they ignore fields of the
 * type `hidden`.
 */
export function UserNameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
