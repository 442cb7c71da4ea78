import { type MetaArgs, Navigate, useSearchParams } from 'react-router'
import { accountMeta } from '../parts/account-meta.ts'
import { NewPasswordForm, type ResetLink } from '../parts/NewPasswordForm.tsx'
import { pageText as text } from '../text.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.newPassword.title, '/user/reset-password-input')
}

/** The link of the mail carries the address of the confirmation, from whose path the token is read. */
export default function ResetPasswordInputPage() {
  const [query] = useSearchParams()
  const link = linkOf(query.get('url'))
  return link ? <NewPasswordForm {...link} /> : <Navigate to="/user/login" replace />
}

function linkOf(url: string | null): ResetLink | undefined {
  const [, uid, token] = /\/confirm\/([\w-]+)\/([\w-]+)\/?$/.exec(url ?? '') ?? []
  return uid !== undefined && token !== undefined ? { uid, token } : undefined
}
