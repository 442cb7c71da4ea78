import { type ReactNode, Suspense, use, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useSession } from '#features/accounts/browser/session/use-session.ts'
import { SiteNotices } from '#features/notices/browser/components/SiteNotices.tsx'
import { DownloadTrayMount } from '#ui/download/DownloadTrayMount.tsx'
import { DRAFT_PARAMETER } from '#ui/editing/edit-mode.tsx'
import { LoginPromptContext } from '#ui/form/login-prompt.ts'
import { OpenContactContext } from '#ui/navigation/ContactLink.tsx'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { readSite } from '#ui/page/page-meta.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { HOLD_STATUS_ID } from '../boot/page-script.ts'
import { SavedCopyNotice } from '../offline/SavedCopyNotice.tsx'
import { useKept, useServiceWorker } from '../offline/use-service-worker.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { text } from './messages.ts'
import { PrefetchNextPage } from './PrefetchNextPage.tsx'
import { PrefetchOtherPages } from './PrefetchOtherPages.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { ShellContext } from './shell-data.ts'
import { useClientNavigation } from './use-client-navigation.ts'
import { useDialogs } from './use-dialogs.ts'
import { useHydrated } from './use-hydrated.ts'
import { OpenFeedbackContext, useSurveyOffer } from './use-survey-offer.ts'

const LoginDialog = lazyPart(() => import('#features/accounts/browser/components/LoginDialog.tsx'))
const ContactDialog = lazyPart(() => import('./ContactDialog.tsx'))
const DraftBar = lazyPart(() => import('../preview/DraftBar.tsx'))
const FeedbackDialog = lazyPart(() => import('#features/feedback/browser/components/FeedbackDialog.tsx'))

/** Header, footer and dialogs of every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const shellData = use(ShellContext)
  const { shell, notices } = shellData
  const { open, opened, hasLoadFailed, intent, show, promptLogin, close, loggedIn } = useDialogs()
  const openContact = useCallback(() => void show('contact'), [show])
  const openFeedback = useCallback(() => void show('feedback'), [show])
  useSession()
  useHydrated()
  useFocusOnNavigation()
  useClientNavigation()
  useServiceWorker()
  useKept()
  useScrollRestoration()
  useSurveyOffer(openFeedback)
  return (
    <LoginPromptContext value={promptLogin}>
      <OpenContactContext value={openContact}>
        <OpenFeedbackContext value={openFeedback}>
          <a className="skip-link" href="#main">
            {text.skip}
          </a>
          <HoldStatus />
          <SiteHeader />
          <CookieBanner />
          <SavedCopyNotice />
          <main id="main" tabIndex={-1}>
            <SiteNotices notices={notices} />
            {shell?.demo && <DemoNotice />}
            <DraftNotice />
            {children}
            <PrintFooter />
          </main>
          <SiteFooter {...shellData} />
          <FeedbackButton className="feedback-edge script-only" />
          <DownloadTrayMount />
          <PrefetchNextPage />
          <PrefetchOtherPages />
          {hasLoadFailed && (
            <p className="shell-note" role="alert">
              {text.noConnection}
            </p>
          )}
          <Suspense>
            {open === 'login' && <LoginDialog intent={intent} onClose={close} onLogin={loggedIn} />}
            {opened.has('feedback') && <FeedbackDialog open={open === 'feedback'} onClose={close} />}
            {open === 'contact' && shell && <ContactDialog contact={shell.contact} open onClose={close} />}
          </Suspense>
        </OpenFeedbackContext>
      </OpenContactContext>
    </LoginPromptContext>
  )
}

/** `hold-clicks.ts` writes into it before hydration, so React does not compare its content. */
function HoldStatus() {
  return (
    <p
      id={HOLD_STATUS_ID}
      className="visually-hidden"
      role="status"
      data-text={text.opening}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/**
 * After a navigation the focus moves to the page's heading, so that screen readers announce the page and Tab starts there.
 * A new search or sort order on the same page does not move the focus, and an open dialog keeps it. A layout effect, because
 * a key that is pressed as soon as the page shows must not come before it.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const previousPath = useRef(pathname)
  useLayoutEffect(() => {
    const from = previousPath.current
    previousPath.current = pathname
    // A preview link leads on by itself: its page begins at the top.
    if (from === pathname || from.startsWith('/preview/') || document.activeElement?.closest('dialog')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

/** On the community pages of a demo site, so that nobody takes its invented members for real people. */
function DemoNotice() {
  const { pathname } = useLocation()
  if (!pathname.startsWith('/community/')) return null
  return <p className="wrap demo-notice">{text.demo}</p>
}

/** Above a page that shows the draft of a preview link. */
function DraftNotice() {
  const isHydrated = useIsHydrated()
  const token = new URLSearchParams(useLocation().search).get(DRAFT_PARAMETER)
  if (!token) return null
  if (!isHydrated) return <template data-script-now="" />
  return (
    <Suspense>
      <DraftBar token={token} />
    </Suspense>
  )
}

/** On paper: the page's address, and the date of printing. */
function PrintFooter() {
  const { pathname } = useLocation()
  const { origin, name } = readSite(useMatches())
  return (
    <p className="print-footer">
      {`${name} · ${origin}${pathname}`}
      {/* With a text React leaves the date that a print before hydration has set. */}
      <span className="print-date" suppressHydrationWarning>
        {' '}
      </span>
    </p>
  )
}
