import { type MetaArgs, useParams } from 'react-router'
import { pageText as text } from '../../messages.ts'
import { NewPasswordForm } from '../components/NewPasswordForm.tsx'
import { accountMeta } from './account-meta.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.newPassword.title, '/user/reset-password')
}

export default function ResetConfirmPage() {
  const { uid = '', token = '' } = useParams()
  return <NewPasswordForm uid={uid} token={token} />
}
