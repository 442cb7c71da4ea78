import { countFiles, countsLabel } from '#core/file-counts.ts'
import { formatSize } from '#core/format.ts'
import { noBreak } from '#ui/elements/no-break.ts'
import { FileTable } from '#ui/files/FileTable.tsx'
import { tableFileOf } from '#ui/files/table-file.tsx'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { VideoGrid } from '#ui/video/VideoGrid.tsx'
import type { MaterialFile, Materials } from '../../../contract.ts'
import { materialsText as text } from '../../../messages.ts'

export type MaterialLanguage = 'fr' | 'es'
export type MaterialSectionData = Materials['results'][number]

/** The key of a file in URLs: `?preview=material-12`. */
export function materialKey(file: MaterialFile): string {
  return `material-${file.id}`
}

export function sectionAnchor({ id }: { id: number }): string {
  return `section-${id}`
}

interface MaterialSectionProps {
  section: MaterialSectionData
  language: MaterialLanguage
  search: string
}

/** A section with its files and videos. On phones the videos are folded. */
export function MaterialSection({ section, language, search }: MaterialSectionProps) {
  const { content, videos } = section
  return (
    <section id={sectionAnchor(section)} className="material-section">
      <header className="section-head">
        <h2 lang={language}>{section.section_name}</h2>
        <span className="section-count">
          {[countsLabel(countFiles(content)), sizeOf(content)].filter(Boolean).join(' · ')}
        </span>
      </header>
      <FileTable
        columns={text.columns}
        files={content.map((file) => tableFileOf(file, materialKey(file), search))}
        lang={language}
      />
      {search === '' && videos.length > 0 && (
        <FoldingSection id={`${sectionAnchor(section)}-videos`} title={text.videos} count={String(videos.length)} small>
          <VideoGrid videos={videos} lang={language} />
        </FoldingSection>
      )}
    </section>
  )
}

function sizeOf(files: readonly MaterialFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.size_bytes, 0)
  return bytes === 0 ? '' : noBreak(formatSize(bytes))
}
