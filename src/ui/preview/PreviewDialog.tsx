import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { DownloadLink } from '../download/DownloadLink.tsx'
import { Icon } from '../elements/Icon.tsx'
import { text as uiText } from '../messages.ts'
import { noteFile } from '../offline/file-notes.ts'
import { useLazyDialog } from '../page/use-lazy.ts'
import { usePresent } from '../present/use-present.ts'
import { DocumentStage } from './DocumentStage.tsx'
import { text } from './messages.ts'
import cssUrl from './preview.css?url'
import { factsOf, menuFileOf, type PreviewFile } from './preview-file.ts'
import { printDocument } from './print-document.ts'

/** Shows a document in full screen. The download works even when the preview fails. */
export default function PreviewDialog({ file, onClose }: { file: PreviewFile; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [isPrintedInTab, setPrintedInTab] = useState(false)
  useEffect(() => void noteFile(file), [file])
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open) return
    element.showModal()
    // So that keys change the page immediately.
    element.querySelector<HTMLElement>('.preview-stage')?.focus()
  }, [])
  // `close` events of nested dialogs bubble in React.
  const closeOwn = (event: SyntheticEvent) => event.target === dialog.current && onClose()
  return (
    <dialog ref={dialog} className="preview" aria-labelledby={titleId} onClose={closeOwn}>
      <link rel="stylesheet" href={cssUrl} precedence="preview" />
      <header className="preview-head">
        <div lang={file.lang}>
          <h2 id={titleId} title={file.title} dir="auto">
            {file.title}
          </h2>
          <p>{factsOf(file)}</p>
        </div>
        <button type="button" className="icon-button" aria-label={text.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {isPrintedInTab && (
        <div className="preview-status" role="status">
          <p>{text.printInTab}</p>
        </div>
      )}
      <Document file={file}>
        {file.actions}
        <ShareButton file={file} />
        {file.previewFile && <PrintButton url={file.previewFile} onTab={() => setPrintedInTab(true)} />}
        <PresentButton file={file} />
        <DownloadLink
          className="button preview-button preview-download"
          href={file.file}
          name={file.title}
          sizeBytes={0}
        >
          <Icon name="download" />
          <span>{text.download(file.size)}</span>
        </DownloadLink>
      </Document>
    </dialog>
  )
}

/** @param children the actions */
function Document({ file, children }: { file: PreviewFile; children: ReactNode }) {
  // State of this component, so that a retry after a lost connection shows the same page.
  const [page, setPage] = useState(1)
  if (file.previewFile === null) {
    return (
      <>
        <p className="preview-message">{text.noPreview}</p>
        <footer className="preview-foot">{children}</footer>
      </>
    )
  }
  return (
    <DocumentStage file={file} url={file.previewFile} page={page} onPage={setPage}>
      {children}
    </DocumentStage>
  )
}

function PrintButton({ url, onTab }: { url: string; onTab: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={text.print} onClick={() => printDocument(url, onTab)}>
      <Icon name="print" />
    </button>
  )
}

function ShareButton({ file }: { file: PreviewFile }) {
  const button = useRef<HTMLButtonElement>(null)
  const { opened, open, close, hasFailed } = useLazyDialog(() => import('../share/FileMenu.tsx'))
  return (
    <>
      <button ref={button} type="button" className="icon-button" aria-label={uiText.share} onClick={() => open()}>
        <Icon name={hasFailed ? 'refresh' : 'share'} />
      </button>
      {opened && <opened.Dialog file={menuFileOf(file)} button={button} isShareOnly onClose={close} />}
    </>
  )
}

function PresentButton({ file }: { file: PreviewFile }) {
  const present = usePresent(menuFileOf(file))
  return (
    present && (
      <button type="button" className="button preview-button preview-present" onClick={present}>
        <Icon name="play" />
        <span>{text.present}</span>
      </button>
    )
  )
}
