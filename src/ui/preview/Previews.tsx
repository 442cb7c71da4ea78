import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { previewKeyOf, withoutPreview } from './preview-address.ts'
import type { PreviewFile } from './preview-file.ts'
import { STATIC_PREVIEW, StaticPreview } from './StaticPreview.tsx'

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))

/** State of a move that opened a preview here: going back closes it. */
export const OPENED_HERE = { previewOpenedHere: true }

/** Shows the document that the address names, over the page: a deep link opens at once. */
export function Previews({ files }: { files: PreviewFile[] }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isAlive = useIsHydrated()
  const key = previewKeyOf(search)
  const file = files.find((each) => each.key === key)
  const close = () => {
    if (wasOpenedHere(state)) navigate(-1)
    else navigate({ search: withoutPreview(search) }, { replace: true, preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was closed before the page came alive
  useEffect(() => {
    if (file && document.querySelector(`dialog[${STATIC_PREVIEW}]:not([open])`)) close()
  }, [])
  if (file === undefined) return null
  if (!isAlive) {
    return (
      <>
        <template data-script-now="" />
        <StaticPreview file={file} takesFocus />
      </>
    )
  }
  return (
    <Suspense fallback={<OpeningPreview file={file} onClose={close} />}>
      <PreviewDialog key={file.key} file={file} onClose={close} />
    </Suspense>
  )
}

/** While the real preview is on its way. This dialog is not modal, so the browser does not close it on Escape. */
function OpeningPreview({ file, onClose }: { file: PreviewFile; onClose: () => void }) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return <StaticPreview file={file} onClose={onClose} />
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewOpenedHere' in state
}
