import { useEffect } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { AccountCard } from '../parts/AccountCard.tsx'
import { accountMeta } from '../parts/account-meta.ts'
import { LoginForm } from '../parts/LoginForm.tsx'
import { placeOnSite } from '../session/place-on-site.ts'
import { useViewer } from '../session/viewer.ts'
import { pageText as text } from '../text.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.login.title, '/user/login', text.login.lead)
}

export default function LoginPage() {
  const { user } = useViewer()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = placeOnSite(query.get('next'))
  // Who is logged in already, or has just become so, goes on to where they wanted.
  useEffect(() => {
    if (user) void navigate(next ?? `/community/user/${user.pk}`, { replace: true })
  }, [user, next, navigate])
  return (
    <AccountCard title={text.login.title} lead={text.login.lead}>
      <LoginForm onLogin={() => undefined} />
    </AccountCard>
  )
}
