import { Icon } from '../elements/Icon.tsx'
import { text } from './messages.ts'
import cssUrl from './preview.css?url'
import { factsOf, type PreviewFile } from './preview-file.ts'

interface StaticPreviewProps {
  file: PreviewFile
  /** On a page that the server sends with it. Otherwise the focus stays, so that it can be restored. */
  takesFocus?: boolean
  onClose?: () => void
}

/** Attribute of the dialog, which the real preview replaces. */
export const STATIC_PREVIEW = 'data-static-preview'

/**
 * A preview without a script: title, a picture of the first page, and the download. The server renders it for an address with
 * a preview, and it shows until the code of the preview has loaded.
 */
export function StaticPreview({ file, takesFocus = false, onClose }: StaticPreviewProps) {
  const { title, lang, previewFile, firstPage } = file
  return (
    <dialog
      open
      className="preview"
      aria-labelledby="static-preview-title"
      onClose={onClose}
      {...{ [STATIC_PREVIEW]: '' }}
    >
      <link rel="stylesheet" href={cssUrl} precedence="preview" />
      <header className="preview-head">
        <div lang={lang}>
          <h2 id="static-preview-title" title={title} dir="auto">
            {title}
          </h2>
          <p>{factsOf(file)}</p>
        </div>
        <form method="dialog">
          {/* biome-ignore lint/a11y/noAutofocus: the dialog covers a page whose links come first in the tab order */}
          <button type="submit" className="icon-button" aria-label={text.close} autoFocus={takesFocus}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div className="preview-status">
        <p>
          <span>{firstPage ? text.firstPage : text.opening}</span>
        </p>
        <progress className="script-only" aria-label={text.opening} />
      </div>
      <div className="preview-stage">
        {firstPage && (
          <img
            className="preview-picture"
            src={firstPage.url}
            width={firstPage.width ?? undefined}
            height={firstPage.height ?? undefined}
            alt={text.firstPageOf(title)}
            fetchPriority="high"
          />
        )}
      </div>
      <footer className="preview-foot">
        {previewFile && (
          <a className="button preview-button" href={previewFile}>
            {text.whole}
          </a>
        )}
        <a className="button preview-button preview-download" href={file.file} download>
          <Icon name="download" />
          <span>{text.download(file.size)}</span>
        </a>
      </footer>
    </dialog>
  )
}
