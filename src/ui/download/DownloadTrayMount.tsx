import { lazy, Suspense } from 'react'
import { trayOpen } from './tray.ts'

const DownloadTray = lazy(() => import('./DownloadTray.tsx'))

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
