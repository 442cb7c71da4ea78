import { lazy, type ReactNode, Suspense, use } from 'react'
import { useNavigation } from 'react-router'
import { useSession } from '#features/accounts/session/use-session.ts'
import { Feedback } from '#features/feedback/parts/Feedback.tsx'
import { DownloadTrayMount } from '#ui/download/DownloadTrayMount.tsx'
import { LoginPromptContext } from '#ui/login-prompt.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { NextPage } from './NextPage.tsx'
import { OtherPages } from './OtherPages.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { ShellContext } from './shell-data.ts'
import { text } from './text.ts'
import { useAlive } from './use-alive.ts'
import { useDialogs } from './use-dialogs.ts'
import { useFocusOnMove } from './use-focus-on-move.ts'
import { useMoves } from './use-moves.ts'

const LoginDialog = lazy(() => import('#features/accounts/parts/LoginDialog.tsx'))
const ContactDialog = lazy(() => import('./ContactDialog.tsx'))

/** Head, foot and dialogs around every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const shellData = use(ShellContext)
  const { shell } = shellData
  const { open, isMissing, show, promptLogin, close, loggedIn } = useDialogs()
  const showContact = () => void show('contact')
  useSession()
  useAlive()
  useFocusOnMove()
  useMoves()
  return (
    <LoginPromptContext value={promptLogin}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <PageProgress />
      <SiteHeader onContact={showContact} />
      <main id="main" tabIndex={-1}>
        {children}
        <PrintFoot />
      </main>
      <SiteFooter {...shellData} />
      <Feedback />
      <CookieBanner />
      <DownloadTrayMount />
      <NextPage />
      <OtherPages />
      {isMissing && (
        <p className="shell-note" role="alert">
          {text.noConnection}
        </p>
      )}
      <Suspense>
        {open === 'login' && <LoginDialog onClose={close} onLogin={loggedIn} />}
        {open === 'contact' && shell && <ContactDialog contact={shell.contact} open onClose={close} />}
      </Suspense>
    </LoginPromptContext>
  )
}

function PageProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className="page-progress" role="progressbar" aria-label={text.loading} />
}
