import { countFiles, countsLabel } from '#core/file-counts.ts'
import { formatDate, formatSize } from '#core/format.ts'
import { AddItem, EditItem, EditRegion, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { FileTable } from '#ui/files/FileTable.tsx'
import { tableFileOf } from '#ui/files/table-file.tsx'
import { AlsoIn } from '#ui/layout/AlsoIn.tsx'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { VideoGrid } from '#ui/video/VideoGrid.tsx'
import type { MaterialFile, SectionLanguages } from '../../../contract.ts'
import { materialsText as text } from '../../../messages.ts'
import {
  entryOf,
  itemKey,
  type MaterialLanguage,
  type MaterialSectionData,
  materialKey,
  sectionAnchor,
} from './material-section.ts'

interface MaterialSectionProps {
  section: MaterialSectionData
  language: MaterialLanguage
  search: string
}

/** A section with its files and videos. On phones the videos are folded. */
export function MaterialSection({ section, language, search }: MaterialSectionProps) {
  const isEditing = useIsEditing()
  const { content, videos } = section
  const target = { kind: 'material-section', entry: entryOf(section) }
  return (
    <section id={sectionAnchor(section)} className="material-section">
      <EditRegion {...target} part="heading">
        <header className="section-head">
          <h2 lang={language} dir="auto">
            {section.section_name}
          </h2>
          <span className="section-count">
            {[countsLabel(countFiles(content)), sizeOf(content)].filter(Boolean).join(' · ')}
          </span>
        </header>
        {section.languages && <Languages languages={section.languages} />}
      </EditRegion>
      <FileTable
        columns={text.columns}
        files={content.map((file) => ({
          ...tableFileOf(file, materialKey(file), search),
          // The button of edit mode takes the place of a bookmark.
          ...(isEditing && {
            bookmark: (
              <EditItem {...target} list="files" item={itemKey(file)}>
                {null}
              </EditItem>
            ),
          }),
        }))}
        lang={language}
      />
      <AddItem {...target} list="files" label={text.file} />
      {search === '' && videos.length > 0 && (
        <EditRegion {...target} part="videos">
          <FoldingSection
            id={`${sectionAnchor(section)}-videos`}
            title={text.videos}
            count={String(videos.length)}
            small
          >
            <VideoGrid videos={videos} lang={language} />
          </FoldingSection>
        </EditRegion>
      )}
      <AddItem {...target} list="videos" label={text.video} />
    </section>
  )
}

function sizeOf(files: readonly MaterialFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.size_bytes, 0)
  return bytes === 0 ? '' : noBreak(formatSize(bytes))
}

/** The module with this subject and the other languages, what is newer there, and what is only in English. */
function Languages({ languages: { also_in, updated_at, is_older, english_only } }: { languages: SectionLanguages }) {
  const english = also_in.find(({ code }) => code === 'en')
  const updated = updated_at === null ? '' : text.updatedOn(formatDate(updated_at))
  return (
    <>
      <p className="also-in">
        <AlsoIn languages={also_in} />
      </p>
      <p className="quiet">{[updated, is_older ? text.older : ''].filter(Boolean).join(' · ')}</p>
      {english_only && english && (
        <p className="note english-only">
          <span>
            {text.englishOnly(english_only)} <Link to={english.page}>{text.seeEnglish}</Link>
          </span>
        </p>
      )}
    </>
  )
}
