import { lazy, Suspense } from 'react'
import { useTrayOpen } from './tray.ts'

const DownloadTray = lazy(() => import('./DownloadTray.tsx'))

/** Where the tray appears once somebody downloads. */
export function DownloadTrayMount() {
  const open = useTrayOpen()
  if (!open) return null
  return (
    <Suspense>
      <DownloadTray />
    </Suspense>
  )
}
