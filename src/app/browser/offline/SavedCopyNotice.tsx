import { formatLocalTime } from '#core/format.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { text } from '../shell/messages.ts'

/** Tells readers that this page is a copy saved on this device, and when it was saved. */
export function SavedCopyNotice() {
  const isHydrated = useIsHydrated()
  const savedAt = isHydrated ? savedAtOfPage() : undefined
  if (savedAt === undefined) return null
  return (
    <div className="saved-copy" role="status">
      <div className="wrap">
        <Icon name="offline" />
        <p>
          <strong>{text.copy(formatLocalTime(savedAt))}</strong> {text.copyHint}{' '}
          <button type="button" className="link-button" onClick={() => location.reload()}>
            {text.tryAgain}
          </button>
        </p>
      </div>
    </div>
  )
}
