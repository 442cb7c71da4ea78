import { type MetaArgs, Navigate } from 'react-router'
import { pageText as text } from '../../messages.ts'
import { AccountLoading } from '../components/AccountLoading.tsx'
import { useMemberPage } from '../session/use-member-page.ts'
import { accountMeta } from './account-meta.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.menu.profile, '/user/profile')
}

export default function OwnProfilePage() {
  const user = useMemberPage()
  if (user) return <Navigate to={`/community/user/${user.pk}`} replace />
  return (
    <div className="wrap page">
      <h1 className="visually-hidden">{text.menu.profile}</h1>
      <AccountLoading />
    </div>
  )
}
