import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { KeptThings, UpdateAll } from '#features/keep/browser/components/KeptThings.tsx'
import { clearsAfterDays, deviceName, keepStore, startKeeper } from '#features/keep/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { useIsOffline } from '#ui/offline/use-is-offline.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { Box } from '#ui/status/Note.tsx'
import { text } from './messages.ts'
import { OpenedBefore } from './OpenedBefore.tsx'
import { clearOpened, listOpened, type OpenedBefore as OpenedList } from './opened-before.ts'
import { StorageMeter } from './StorageMeter.tsx'
import './offline.css'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.description, path: OFFLINE_PATH, hidden: true })
}

/**
 * What is on this device, with a network too. Replaces a page that cannot be fetched: `?from=` is the requested address.
 * `?order=size` has the largest first.
 */
export default function OfflinePage() {
  const [params] = useSearchParams()
  // The stored page was rendered without it.
  const from = useIsHydrated() ? params.get('from') : null
  const { opened, refresh } = useOpened()
  const count = keepStore.useStore(({ things }) => things.length)
  const isOffline = useIsOffline()
  useReturnWhenOnline(from)
  const bytes = opened?.items.reduce((sum, item) => sum + item.bytes, 0) ?? 0
  const isEmpty = opened?.items.length === 0 && count === 0
  return (
    <>
      {isOffline && (
        <div className="offline-line" role="status">
          <p className="wrap">
            <Icon name="offline" /> {count > 0 ? text.filesOpen : text.noNetwork}
          </p>
        </div>
      )}
      <div className="wrap page offline" data-script-now="">
        <h1>
          {text.on} <span className="bar-only">{text.phone}</span>
          <span className="wide-only">{text.computer}</span>
        </h1>
        {from !== null && <p className="lede">{text.missing}</p>}
        {isEmpty && <p className="lede">{text.nothing}</p>}
        {(from !== null || isEmpty) && (
          <Button variant="primary" onClick={() => goTo(from)}>
            {text.tryAgain}
          </Button>
        )}
        {opened && !isEmpty && (
          <>
            <StorageMeter openedBytes={bytes} />
            <UpdateAll />
            <div className="offline-lists">
              {count > 0 && <KeptThings bySize={params.get('order') === 'size'} />}
              <div>
                {opened.items.length > 0 && (
                  <OpenedBefore {...opened} bytes={bytes} onClear={() => void clearOpened().then(refresh)} />
                )}
                <StorageNotes isKept={count > 0} />
              </div>
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** Undefined until the stores have been read. */
function useOpened(): { opened: OpenedList | undefined; refresh: () => void } {
  const [opened, setOpened] = useState<OpenedList>()
  const refresh = useCallback(() => {
    if (!('caches' in window)) return setOpened({ items: [], previews: [] })
    const started = startKeeper().catch(() => undefined)
    void Promise.all([listOpened(), started]).then(([list]) => setOpened(list))
  }, [])
  useEffect(refresh, [refresh])
  return { opened, refresh }
}

/** How long it stays, and who can read it. */
function StorageNotes({ isKept }: { isKept: boolean }) {
  const [isSafe, setSafe] = useState(true)
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setSafe)
  }, [])
  return (
    <Box>
      {isKept && clearsAfterDays() && <p>{text.onIphone}</p>}
      {isKept && !isSafe && <p>{text.mayClear(deviceName())}</p>}
      <p>{text.others(deviceName())}</p>
    </Box>
  )
}

function useReturnWhenOnline(from: string | null): void {
  useEffect(() => {
    if (from === null) return
    const onOnline = () => goTo(from)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [from])
}

/** Only to a path of this site: anybody can make a link with another one. */
function goTo(from: string | null): void {
  const target = new URL(from ?? '/', location.origin)
  location.replace(target.origin === location.origin ? target : '/')
}
