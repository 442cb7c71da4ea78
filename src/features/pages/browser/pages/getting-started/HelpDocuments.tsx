import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import type { GettingStarted } from '../../../contract.ts'
import { text } from '../../../messages.ts'

/** The quick start guide and the adaptation checklist, with previews. */
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
            <DocumentRow document={document} previewKey={key} />
          </li>
        ))}
      </ul>
      <Previews files={documents.flatMap(({ key, document }) => previewsOf(document, key))} />
    </section>
  )
}
