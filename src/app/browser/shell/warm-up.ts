import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import previewCss from '#ui/preview/preview.css?url'
import { isSavingData } from '../boot/saving-data.ts'
import { loadDialog } from './use-dialogs.ts'

/** What one press opens: 14 kB. */
const CODE = [
  () => loadDialog('login'),
  () => import('#ui/share/ShareDialog.tsx'),
  () => import('#ui/download/DownloadTray.tsx'),
  () => import('#ui/download/downloads.ts'),
  () => import('#ui/preview/PreviewDialog.tsx'),
]

/**
 * Fetches the code of the common dialogs, so that on a slow network a press opens them within half a second. Not on a saved copy,
 * because browsers do not fetch a failed module again.
 */
export function warmUp(): void {
  if (isSavingData() || savedAtOfPage() !== undefined) return
  fetch(previewCss).catch(() => undefined)
  for (const load of CODE) load().catch(() => undefined)
}
