import { badgeKindOf, pagesLabelOf, typeLabelOf } from '#core/file-labels.ts'
import { FileRow } from '#ui/FileRow.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { SectionHead } from '#ui/SectionHead.tsx'
import type { GettingStarted, HelpDocument } from '../contract.ts'
import { text } from '../text.ts'

/** The quick start guide and the adaptation checklist, to look at or to take home. */
export function HelpDocuments({ started }: { started: GettingStarted }) {
  const documents = [
    { key: 'quick-start-guide', document: started.quick_start_guide },
    { key: 'adaptation-checklist', document: started.adaptation_checklist },
  ].flatMap(({ key, document }) => (document ? [{ key, document }] : []))
  if (documents.length === 0) return null
  return (
    <section>
      <SectionHead title={text.helpDocuments} />
      <ul className="file-rows">
        {documents.map(({ key, document }) => (
          <li key={key}>
            <HelpDocumentRow fileKey={key} document={document} />
          </li>
        ))}
      </ul>
      <Previews
        files={documents.map(({ key, document }) => ({
          key,
          title: document.title,
          size: document.size,
          typeLabel: typeLabelOf({ ...document, path_type: 'FILE' }),
          pages: document.pages,
          file: document.file ?? '',
          previewFile: document.preview_file,
        }))}
      />
    </section>
  )
}

function HelpDocumentRow({ fileKey, document }: { fileKey: string; document: HelpDocument }) {
  const file = { ...document, path_type: 'FILE' } as const
  const address = document.file ?? ''
  return (
    <FileRow
      kind={badgeKindOf(file)}
      title={document.title}
      name={document.title}
      details={document.details}
      facts={[typeLabelOf(file), pagesLabelOf(file), document.size]}
      view={{ plain: document.preview_file ?? address, preview: fileKey }}
      download={{ href: address, sizeBytes: document.size_bytes }}
    />
  )
}
