import type { FileInfo } from '#core/file-info.ts'
import { badgeKindOf, pagesLabelOf } from '#core/file-labels.ts'
import { FileBadge } from '#ui/files/FileBadge.tsx'
import { text } from '../../messages.ts'

interface ChosenFileProps {
  file: FileInfo
  /** The file that readers get; undefined when it is the same one. */
  before: FileInfo | undefined
  isPicture: boolean
}

/** '17 slides · 112 kB, before 14 slides · 94 kB', or the picture itself. */
export function ChosenFile({ file, before, isPicture }: ChosenFileProps) {
  return (
    <div className="edit-file">
      {isPicture ? <img src={file.url} alt="" /> : <FileBadge kind={badgeKindOf({ ...file, path_type: 'FILE' })} />}
      <div>
        <b dir="auto">{file.name}</b>
        <small>
          {factsOf(file)}
          {before && text.before(factsOf(before))}
        </small>
      </div>
    </div>
  )
}

function factsOf(file: FileInfo): string {
  return [pagesLabelOf({ ...file, path_type: 'FILE' }), file.size].filter(Boolean).join(' · ')
}
