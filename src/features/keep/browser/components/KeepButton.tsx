import { Icon } from '#ui/elements/Icon.tsx'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { useIsOffline } from '#ui/offline/use-is-offline.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { useLazyDialog, useLazyPart } from '#ui/page/use-lazy.ts'
import { keepStore, keyOf, useThing } from '../store/keep-store.ts'
import type { KeepSubject } from '../store/kept-things.ts'
import { buttonText as text } from './messages.ts'

/** In-app browsers have a storage of their own, which the reader does not find again. */
const IN_APP = /FBAN|FBAV|Instagram|\bLine\/|; wv\)/

function isInApp(): boolean {
  return IN_APP.test(navigator.userAgent)
}

function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis && !isInApp()
}

interface KeepButtonProps {
  subject: KeepSubject
}

/** The cell of the bar on phones: Keep, how far it is, or Kept, which leads to what is on this device. */
export function KeepCell({ subject }: KeepButtonProps) {
  const key = keyOf(subject)
  const thing = useThing(key)
  const progress = keepStore.useStore((state) => state.progress[key])
  const isShort = keepStore.useStore(({ shortage }) => shortage?.key === key)
  const isHydrated = useIsHydrated()
  if (isHydrated && !canKeep()) return null
  if (thing?.status === 'kept') {
    return (
      <a className={`bar-button is-kept ${thing.newer ? 'is-newer' : ''}`} href={`${OFFLINE_PATH}#${key}`}>
        <Icon name="kept" />
        {text.kept}
      </a>
    )
  }
  if (thing && progress) {
    const percent = Math.floor((100 * progress.bytes) / Math.max(1, progress.totalBytes))
    return (
      <a className="bar-button" href={`${OFFLINE_PATH}#${key}`}>
        <Icon name="keep" />
        {text.percent(percent)}
      </a>
    )
  }
  return (
    <AskButton subject={subject} className={isShort ? 'bar-button is-short' : 'bar-button'}>
      {text.keep}
    </AskButton>
  )
}

/** On wide screens the line above the files replaces the button when something is kept. */
export function KeepButton({ subject }: KeepButtonProps) {
  const thing = useThing(keyOf(subject))
  const isHydrated = useIsHydrated()
  if (thing || (isHydrated && !canKeep())) return null
  return (
    <AskButton subject={subject} className="button button-line">
      {text.keepOnComputer}
    </AskButton>
  )
}

/** Opens the question, whose code loads with the first press. */
function AskButton({ subject, className, children }: KeepButtonProps & { className: string; children: string }) {
  const { opened, open, close, hasFailed } = useLazyDialog(() => import('./KeepDialog.tsx'))
  const isOffline = useIsOffline()
  return (
    <>
      <button type="button" className={`${className} script-only`} onClick={() => open()} disabled={isOffline}>
        <Icon name="keep" />
        {hasFailed ? text.again : children}
      </button>
      {opened && <opened.Dialog subject={subject} onClose={close} />}
    </>
  )
}

/** What there is to say about it: in the bar on phones, above the files on wide screens. */
export function KeepStatus({ subject, isBar = false }: KeepButtonProps & { isBar?: boolean }) {
  const key = keyOf(subject)
  const isKnown = keepStore.useStore(
    ({ things, shortage }) => shortage?.key === key || things.some((each) => each.key === key),
  )
  const isOffline = useIsOffline()
  const isHydrated = useIsHydrated()
  // Without a network it may not load. It is tried again when the network is back, or something is kept.
  const Line = useLazyPart(() => import('./KeepLine.tsx'), isKnown || isOffline)
  if (isHydrated && isBar && isInApp()) return <p className="bar-line">{text.openInBrowser}</p>
  return Line ? <Line subject={subject} isBar={isBar} /> : null
}
