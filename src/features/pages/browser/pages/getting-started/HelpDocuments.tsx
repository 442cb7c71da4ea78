import { EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { text } from '../../../messages.ts'
import { GETTING_STARTED, type GettingStartedData } from './getting-started-data.ts'

/** The quick start guide and the adaptation checklist, with previews. */
export function HelpDocuments({ started: published }: { started: GettingStartedData }) {
  const started = useDrafted('help-documents', published)
  const isEditing = useIsEditing()
  const documents = [
    { key: 'quick-start-guide', document: started.quick_start_guide },
    { key: 'adaptation-checklist', document: started.adaptation_checklist },
  ].flatMap(({ key, document }) => (document ? [{ key, document }] : []))
  if (documents.length === 0 && !isEditing) return null
  return (
    <section>
      <SectionHead title={text.helpDocuments} />
      <EditRegion {...GETTING_STARTED} part="help">
        {documents.length > 0 && (
          <ul className="file-rows">
            {documents.map(({ key, document }) => (
              <li key={key}>
                <DocumentRow document={document} previewKey={key} />
              </li>
            ))}
          </ul>
        )}
      </EditRegion>
      <Previews files={documents.flatMap(({ key, document }) => previewsOf(document, key))} />
    </section>
  )
}
