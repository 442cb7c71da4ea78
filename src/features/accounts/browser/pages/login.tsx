import type { MetaArgs } from 'react-router'
import { pageText as text } from '../../messages.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { IntentLine } from '../components/IntentLine.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { useLeaveAsMember, useNext } from '../session/use-return.ts'
import { accountMeta } from './account-meta.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.login.title, '/user/login', text.login.lead)
}

export default function LoginPage() {
  const next = useNext()
  useLeaveAsMember()
  return (
    <AccountCard title={text.login.title} lead={text.login.lead}>
      <IntentLine next={next} />
      <LoginForm next={next} onLogin={() => undefined} />
    </AccountCard>
  )
}
