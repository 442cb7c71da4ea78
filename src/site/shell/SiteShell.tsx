import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Shell } from '#features/content/contract.ts'
import type { NamedCategory } from '#features/training/contract.ts'
import { DownloadTrayMount } from '#ui/download/DownloadTrayMount.tsx'
import { LoginPromptContext } from '#ui/login-prompt.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { OtherPages } from './OtherPages.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { text } from './text.ts'
import { useAlive } from './use-alive.ts'
import { useFocusOnMove } from './use-focus-on-move.ts'

const LoginDialog = lazy(() => import('./LoginDialog.tsx'))
const ContactDialog = lazy(() => import('./ContactDialog.tsx'))

interface SiteShellProps {
  shell: Shell | undefined
  categories: NamedCategory[]
  children: ReactNode
}

/** Head, foot and dialogs around every page. */
export function SiteShell({ shell, categories, children }: SiteShellProps) {
  const [dialog, setDialog] = useState<'login' | 'contact'>()
  const close = useCallback(() => setDialog(undefined), [])
  const promptLogin = useCallback(() => setDialog('login'), [])
  useAlive()
  useFocusOnMove()
  return (
    <LoginPromptContext value={promptLogin}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <PageProgress />
      <SiteHeader onContact={() => setDialog('contact')} />
      <main id="main" tabIndex={-1}>
        {children}
        <PrintFoot />
      </main>
      <SiteFooter shell={shell} categories={categories} />
      <CookieBanner />
      <DownloadTrayMount />
      <OtherPages />
      <Suspense>
        {dialog === 'login' && <LoginDialog open onClose={close} />}
        {dialog === 'contact' && shell && <ContactDialog contact={shell.contact} open onClose={close} />}
      </Suspense>
    </LoginPromptContext>
  )
}

function PageProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className="page-progress" role="progressbar" aria-label={text.loading} />
}
