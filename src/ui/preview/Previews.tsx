import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keptParts } from '../offline/kept-parts.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { presentedKeyOf, previewKeyOf, withoutPreview } from './preview-address.ts'
import type { PreviewFile } from './preview-file.ts'
import { STATIC_PREVIEW, StaticPreview } from './StaticPreview.tsx'

const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'))
const loadPresenter = () => import('../present/Presenter.tsx')
const Presenter = lazyPart(loadPresenter)
keptParts.add(loadPresenter)

/** Shows the document of the address over the page, or presents it. */
export function Previews({ files }: { files: PreviewFile[] }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const key = previewKeyOf(search)
  const file = files.find((each) => each.key === key)
  const close = () => {
    if (wasOpenedFromPage(state)) navigate(-1)
    else navigate({ search: withoutPreview(search) }, { replace: true, preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a dialog that was closed before hydration
  useEffect(() => {
    if (file && document.querySelector(`dialog[${STATIC_PREVIEW}]:not([open])`)) close()
  }, [])
  const presented = isHydrated && files.find((each) => each.key === presentedKeyOf(search))
  if (presented && presented.previewFile !== null) {
    return (
      <Suspense>
        <Presenter key={presented.key} file={presented} url={presented.previewFile} onClose={close} />
      </Suspense>
    )
  }
  if (file === undefined) return null
  if (!isHydrated) {
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

/** Shown while the code of the preview loads. The dialog is not modal, so the browser does not close it on Escape. */
function OpeningPreview({ file, onClose }: { file: PreviewFile; onClose: () => void }) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return <StaticPreview file={file} onClose={onClose} />
}

function wasOpenedFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewOpenedFromPage' in state
}
