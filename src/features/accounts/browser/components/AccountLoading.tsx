import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { pageText } from '../../messages.ts'
import { useViewer } from '../session/viewer.ts'

const text = pageText.profile

/** Stands where a page needs the account, until it has loaded. */
export function AccountLoading() {
  const viewer = useViewer()
  if (viewer.state !== 'member' || viewer.failure === undefined) return <Skeleton label={text.loading} />
  return <ErrorNotice title={text.notLoaded} hint={viewer.failure} onRetry={() => window.location.reload()} />
}
