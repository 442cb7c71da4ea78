import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsAlive } from '../use-is-alive.ts'
import { previewKeyOf, withoutPreview } from './preview-address.ts'
import type { PreviewFile } from './preview-file.ts'

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))

/** State of a move that opened a preview here: going back closes it. */
export const OPENED_HERE = { previewOpenedHere: true }

/** Shows the document that the address names, over the page: a deep link opens at once. */
export function Previews({ files }: { files: PreviewFile[] }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isAlive = useIsAlive()
  const key = previewKeyOf(search)
  const file = files.find((each) => each.key === key)
  if (file === undefined) return null
  if (!isAlive) return <template data-script-now="" />
  const close = () => {
    if (wasOpenedHere(state)) navigate(-1)
    else navigate({ search: withoutPreview(search) }, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense>
      <PreviewDialog key={file.key} file={file} onClose={close} />
    </Suspense>
  )
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewOpenedHere' in state
}
