import { useEffect } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { pageText as text } from '../../messages.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { returnPath } from '../session/return-path.ts'
import { useViewer } from '../session/viewer.ts'
import { accountMeta } from './account-meta.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.login.title, '/user/login', text.login.lead)
}

export default function LoginPage() {
  const { user } = useViewer()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = returnPath(query.get('next'))
  // Also redirects a member who is logged in already.
  useEffect(() => {
    if (user) void navigate(next ?? `/community/user/${user.pk}`, { replace: true })
  }, [user, next, navigate])
  return (
    <AccountCard title={text.login.title} lead={text.login.lead}>
      <LoginForm onLogin={() => undefined} />
    </AccountCard>
  )
}
