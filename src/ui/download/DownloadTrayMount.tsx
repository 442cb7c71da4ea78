import { Suspense } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'
import { trayOpen } from './tray.ts'

const DownloadTray = lazyPart(() => import('./DownloadTray.tsx'))

/** The container of the tray; empty until a download starts. */
export function DownloadTrayMount() {
  const isOpen = trayOpen.useStore((state) => state)
  if (!isOpen) return null
  return (
    <Suspense>
      <DownloadTray />
    </Suspense>
  )
}
