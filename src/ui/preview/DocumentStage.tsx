import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { FirstPage } from '#core/file-fields.ts'
import { Skeleton } from '../status/Skeleton.tsx'
import type { Size } from './fit-scale.ts'
import { text } from './messages.ts'
import { PageBar } from './PageBar.tsx'
import { PdfPage } from './PdfPage.tsx'
import { PreviewStatus } from './PreviewStatus.tsx'
import type { PreviewFile } from './preview-file.ts'
import { currentPage, scrollToPage } from './scroll-to-page.ts'
import { onPageKey, type PageCommands, useSwipe } from './use-page-keys.ts'
import { usePdf } from './use-pdf.ts'
import { useStageSize } from './use-stage-size.ts'
import { useZoom } from './use-zoom.ts'

/** Assumed until the picture or the first page is known. */
const A4: Size = { width: 210, height: 297 }

interface DocumentStageProps {
  file: PreviewFile
  /** Address of the PDF. */
  url: string
  page: number
  onPage: (page: number) => void
  children: ReactNode
}

/** Shows the pages of a document one under another. Only those in sight are fetched and in memory. */
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
  const [usualSize, setUsualSize] = useState(sizeOf(picture) ?? A4)
  const isJump = useRef(false)
  const showPage = (wanted: number) => {
    if (pdf === undefined || stage === null) return
    const number = Math.min(Math.max(1, wanted), pdf.numPages)
    onPage(number)
    isJump.current = scrollToPage(stage, number)
  }
  // A phone that is turned shows the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new size moves the pages
  useLayoutEffect(() => {
    if (stage !== null) isJump.current = scrollToPage(stage, page)
  }, [size?.width, size?.height])
  const followScroll = () => {
    if (stage !== null && !isJump.current) onPage(currentPage(stage))
    isJump.current = false
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
      {(!drawn || pdf === undefined) && <PreviewStatus opened={opened} hasPicture={picture !== null} onRetry={retry} />}
      <section
        className="preview-stage"
        ref={setStage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={text.pageOf(page, pages)}
        onScroll={followScroll}
        {...swipe}
      >
        {picture === null && opened.state === 'opening' && <Skeleton label={text.opening} />}
        {size &&
          Array.from({ length: pages ?? 1 }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their numbers
              key={index}
              pdf={pdf}
              number={index + 1}
              zoom={zoom}
              stage={stage}
              stageSize={size}
              usualSize={usualSize}
              title={file.title}
              picture={index === 0 ? picture : null}
              onSize={(pageSize) => index === 0 && setUsualSize(pageSize)}
              onPictureError={() => setPictureFailed(true)}
              onDrawn={() => setDrawn(true)}
            />
          ))}
      </section>
      <footer className="preview-foot">
        <PageBar page={page} pages={pages} isOpen={pdf !== undefined} commands={commands} onPage={showPage} />
        {children}
      </footer>
    </div>
  )
}

function sizeOf(picture: FirstPage | null): Size | undefined {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : undefined
}
