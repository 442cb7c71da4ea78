import { badgeKindOfLabel } from '#core/file-labels.ts'
import { formatCount } from '#core/format.ts'
import { FileRow } from '#ui/files/FileRow.tsx'
import type { FileView } from '#ui/files/file-view.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import type { SavedFile } from '#ui/offline/file-notes.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { factsOf } from '#ui/preview/preview-file.ts'
import { text } from './messages.ts'

/** The documents saved on this device. */
export function SavedFiles({ files }: { files: readonly SavedFile[] }) {
  return (
    <section>
      <SectionHead title={text.files} count={formatCount(files.length, { one: 'file', other: 'files' })} />
      <ul className="file-rows">
        {files.map((file) => (
          <li key={file.key}>
            <FileRow
              kind={badgeKindOfLabel(file.typeLabel)}
              title={
                <span lang={file.lang} dir="auto">
                  {file.title}
                </span>
              }
              name={file.title}
              facts={[factsOf(file)]}
              view={viewOf(file)}
            />
          </li>
        ))}
      </ul>
      <p className="quiet">{text.notSaved}</p>
      <Previews files={files.filter(({ isPreviewSaved }) => isPreviewSaved)} />
    </section>
  )
}

/** A document without a saved PDF opens in the program of its type. */
function viewOf({ key, file, previewFile, isPreviewSaved }: SavedFile): FileView {
  return isPreviewSaved ? { plain: previewFile ?? file, preview: key } : { external: file }
}
