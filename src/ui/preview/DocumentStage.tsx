import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Skeleton } from '../status/Skeleton.tsx'
import { text } from './messages.ts'
import { PageBar } from './PageBar.tsx'
import { PdfPage } from './PdfPage.tsx'
import { PreviewStatus } from './PreviewStatus.tsx'
import type { PreviewFile } from './preview-file.ts'
import { onPageKey, type PageCommands, useSwipe } from './use-page-keys.ts'
import { usePdf } from './use-pdf.ts'
import { useStageSize } from './use-stage-size.ts'
import { useZoom } from './use-zoom.ts'

interface DocumentStageProps {
  file: PreviewFile
  /** Address of the PDF. */
  url: string
  page: number
  onPage: (page: number) => void
  children: ReactNode
}

/** Shows a document one page at a time: only one page is in memory, and only the needed parts are fetched. */
export function DocumentStage({ file, url, page, onPage, children }: DocumentStageProps) {
  const [opened, retry] = usePdf(url)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [hasPictureFailed, setPictureFailed] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const size = useStageSize(stage)
  const { zoom, zoomBy, fit } = useZoom(stage)
  const pdf = opened.state === 'open' ? opened.pdf : undefined
  const picture = hasPictureFailed ? null : (file.firstPage ?? null)
  const pages = pdf?.numPages ?? file.pages
  const showPage = (number: number) => {
    if (pdf === undefined) return
    onPage(Math.min(Math.max(1, number), pdf.numPages))
    stage?.scrollTo(0, 0)
  }
  const commands: PageCommands = {
    previous: () => showPage(page - 1),
    next: () => showPage(page + 1),
    first: () => showPage(1),
    last: () => showPage(pages ?? 1),
    zoomIn: () => zoomBy(1.25),
    zoomOut: () => zoomBy(1 / 1.25),
    fit,
  }
  const swipe = useSwipe(commands, zoom <= 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the preview
    <div className="preview-document" onKeyDown={(event: KeyboardEvent) => onPageKey(event, commands)}>
      {!drawn && <PreviewStatus opened={opened} hasPicture={picture !== null} onRetry={retry} />}
      <section
        className="preview-stage"
        ref={setStage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={text.pageOf(page, pages)}
        {...swipe}
      >
        {picture === null && opened.state === 'opening' && <Skeleton label={text.opening} />}
        {size && (
          <PdfPage
            pdf={pdf}
            number={page}
            zoom={zoom}
            stage={size}
            title={file.title}
            picture={picture}
            onPictureError={() => setPictureFailed(true)}
            onDrawn={setDrawn}
          />
        )}
      </section>
      <footer className="preview-foot">
        <PageBar page={page} pages={pages} isOpen={pdf !== undefined} commands={commands} onPage={showPage} />
        {children}
      </footer>
    </div>
  )
}
