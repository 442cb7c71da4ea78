import { type MetaArgs, useParams } from 'react-router'
import { accountMeta } from '../parts/account-meta.ts'
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx'
import { pageText as text } from '../text.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.newPassword.title, '/user/reset-password')
}

export default function ResetConfirmPage() {
  const { uid = '', token = '' } = useParams()
  return <NewPasswordForm uid={uid} token={token} />
}
