import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { filesText as text } from '../messages.ts'
import { importPath } from '../paths.ts'
import { addFiles } from '../store/actions.ts'
import { chooseFiles } from './choose-files.ts'
import { acceptOf, type UploadLimits } from './upload-limits.ts'

/** Settings and messages of uploads count in these, in bytes. */
const MB = 1024 ** 2

interface DropZoneProps {
  table: string
  isEmpty: boolean
  limits: UploadLimits | undefined
}

/** Says that the page takes files, with buttons for people who do not drag. */
export function DropZone({ table, isEmpty, limits }: DropZoneProps) {
  const choose = async () => addFiles(table, await chooseFiles({ multiple: true, accept: acceptOf(limits) }))
  if (isEmpty)
    return (
      <div className="files-drop files-drop-empty">
        <h2>{text.empty}</h2>
        <p>
          {text.emptyHint}
          <br />
          {text.emptyGuess}
        </p>
        <p className="row">
          <Button variant="primary" onClick={() => void choose()}>
            {text.chooseFiles}
          </Button>
          <ButtonLink variant="line" to={importPath(table)}>
            {text.importFolder}
          </ButtonLink>
        </p>
      </div>
    )
  return (
    <div className="files-drop">
      <svg className="edit-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 16V4M6 9l6-6 6 6M4 20h16" />
      </svg>
      <p>
        <b className="files-wide">{text.dropHere}</b>
        <b className="files-narrow">{text.addFiles}</b>
        {limits && <small>{text.kinds(Math.round(limits.maxBytes / MB))}</small>}
      </p>
      <button type="button" className="edit-button" onClick={() => void choose()}>
        {text.chooseFiles}
      </button>
      <Link className="edit-button" to={importPath(table)}>
        {text.importFolder}
      </Link>
    </div>
  )
}
