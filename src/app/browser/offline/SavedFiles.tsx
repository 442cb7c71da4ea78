import { badgeKindOfLabel } from '#core/file-labels.ts'
import { formatCount } from '#core/format.ts'
import type { FileView } from '#ui/FileLink.tsx'
import { FileRow } from '#ui/FileRow.tsx'
import type { FileHere } from '#ui/offline/file-notes.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { factsOf } from '#ui/preview/preview-file.ts'
import { SectionHead } from '#ui/SectionHead.tsx'
import { text } from './messages.ts'

/** The documents on this device. */
export function FilesHere({ files }: { files: readonly FileHere[] }) {
  return (
    <section>
      <SectionHead title={text.files} count={formatCount(files.length, { one: 'file', other: 'files' })} />
      {files.map((file) => (
        <FileRow
          key={file.key}
          kind={badgeKindOfLabel(file.typeLabel)}
          title={<span lang={file.lang}>{file.title}</span>}
          name={file.title}
          facts={[factsOf(file)]}
          view={viewOf(file)}
        />
      ))}
      <p className="quiet">{text.notSaved}</p>
      <Previews files={files.filter(({ previewIsHere }) => previewIsHere)} />
    </section>
  )
}

/** A document whose PDF is not on the device is handed to the program that opens it. */
function viewOf({ key, file, previewFile, previewIsHere }: FileHere): FileView {
  return previewIsHere ? { plain: previewFile ?? file, preview: key } : { external: file }
}
