import { lazy, Suspense } from 'react'
import { useTrayOpen } from './tray.ts'

const DownloadTray = lazy(() => import('./DownloadTray.tsx'))

/** Loads the tray at the first download. */
export function DownloadTrayMount() {
  const open = useTrayOpen()
  if (!open) return null
  return (
    <Suspense>
      <DownloadTray />
    </Suspense>
  )
}
