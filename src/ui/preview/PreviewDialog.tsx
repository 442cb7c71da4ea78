import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { DownloadLink } from '../download/DownloadLink.tsx'
import { Icon } from '../Icon.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { PdfStage } from './PdfStage.tsx'
import type { PreviewFile } from './preview-file.ts'
import { printDocument } from './print-document.ts'
import { text } from './text.ts'
import { usePdf } from './use-pdf.ts'
import './preview.css'

/** A document over the whole screen. Whatever happens to the preview, the download stays within reach. */
export default function PreviewDialog({ file, onClose }: { file: PreviewFile; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // A dialog that was opened from here tells of its end too.
  const closeSelf = (event: SyntheticEvent) => event.target === dialog.current && onClose()
  return (
    <dialog ref={dialog} className="preview" aria-labelledby={titleId} onClose={closeSelf}>
      <header className="preview-head">
        <div lang={file.lang}>
          <h2 id={titleId}>{file.title}</h2>
          <small>{factsOf(file)}</small>
        </div>
        {file.actions}
        {file.previewFile && <PrintButton url={file.previewFile} />}
        <DownloadLink className="button preview-button" href={file.file} name={file.title} sizeBytes={0}>
          <Icon name="download" />
          <span>{text.download}</span>
        </DownloadLink>
        <button type="button" className="icon-button" aria-label={text.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {file.previewFile ? <Pdf url={file.previewFile} /> : <p className="preview-message">{text.noPreview}</p>}
    </dialog>
  )
}

function factsOf({ typeLabel, pages, size }: PreviewFile): string {
  const pagesText = pages === null ? '' : `${pages} ${typeLabel === 'PPT' ? 'slide' : 'page'}${pages === 1 ? '' : 's'}`
  return [typeLabel, pagesText, size].filter(Boolean).join(' · ')
}

function PrintButton({ url }: { url: string }) {
  return (
    <button type="button" className="button preview-button" onClick={() => printDocument(url)}>
      <Icon name="print" />
      <span>{text.print}</span>
    </button>
  )
}

function Pdf({ url }: { url: string }) {
  const [opened, retry] = usePdf(url)
  // Kept here, so that a document opened anew after a break shows the page that was being read.
  const [page, setPage] = useState(1)
  if (opened.state === 'open') return <PdfStage pdf={opened.pdf} page={page} onPage={setPage} />
  if (opened.state === 'opening') return <Skeleton label={text.opening} />
  if (opened.state === 'broken') return <p className="preview-message">{text.broken}</p>
  return (
    <p className="preview-message" role="alert">
      {text.cutOff}
      <button type="button" className="button preview-button" onClick={retry}>
        {text.tryAgain}
      </button>
    </p>
  )
}
