import { useSearchParams } from 'react-router'
import { countFiles, countsLabel, foundLabel } from '#core/file-counts.ts'
import { formatDate } from '#core/format.ts'
import { isLoading, StarterProgress } from '#features/packages/browser/components/StarterProgress.tsx'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { AddEntry, EditFiles, EditRegion, EntryOrder, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { previewsOf } from '#ui/files/document-view.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { FactLine } from '#ui/layout/FactLine.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { LiveSearch } from '#ui/search/LiveSearch.tsx'
import { SearchAllFiles } from '#ui/search/SearchAllFiles.tsx'
import { SearchCount } from '#ui/search/SearchCount.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { MaterialFile, Materials } from '../../../contract.ts'
import { text as siteText, materialsText as text } from '../../../messages.ts'
import { MaterialSection } from './MaterialSection.tsx'
import { MaterialsSide } from './MaterialsSide.tsx'
import {
  entryOf,
  findFiles,
  type MaterialLanguage,
  type MaterialSectionData,
  materialKey,
  pageOf,
  sectionAnchor,
} from './material-section.ts'
import './materials.css'

export interface MaterialsData extends Omit<Materials, 'results'> {
  language: MaterialLanguage
  results: MaterialSectionData[]
}

interface MaterialsPageProps {
  materials: MaterialsData
  /** How much of the starter content a new site has loaded. */
  starter: { done: number; all: number }
  path: string
  archive: { href: string; name: string }
}

/** The materials of a language by section. Only the materials are in that language; the rest of the page is English. */
export function MaterialsPage({ materials: published, starter, path, archive }: MaterialsPageProps) {
  const materials = useDrafted('materials', published)
  const { language } = materials
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const all = materials.results.flatMap(({ content }) => content)
  const sections = findFiles(materials.results, search)
  const visible = sections.flatMap(({ content }) => content)
  const [intro, more] = splitIntro(materials.intro)
  const download = <DownloadAllFiles materials={materials} archive={archive} />
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: siteText.home, to: '/' }, { name: materials.title }]} />
        <EditRegion {...pageOf(language)} part="title">
          <PageTitle lang={language}>{materials.title}</PageTitle>
        </EditRegion>
        <MaterialsFacts materials={materials} files={all} />
        <div className={search === '' ? 'materials' : 'materials is-searching'}>
          <div className="materials-head">
            <div className="materials-intro">
              <EditRegion {...pageOf(language)} part="intro">
                {intro && <Prose html={intro} lang={language} />}
                {more && (
                  <Accordion title={text.more}>
                    <Prose html={more} lang={language} />
                  </Accordion>
                )}
              </EditRegion>
            </div>
            <div className="list-tools">
              <LiveSearch action={path} label={text.search} value={search} />
              <div className="wide-only">{download}</div>
              <SearchCount to={path} showAll={text.showAll}>
                {search && foundLabel(countFiles(visible), countFiles(all))}
              </SearchCount>
            </div>
          </div>
          <MaterialsSide language={language} sections={materials.results} />
          <div className="materials-list">
            <EditFiles table={`material-section/${language}`} />
            <StarterProgress {...starter} />
            <SearchAllFiles words={search} found={visible.length} />
            {visible.length === 0 && !isLoading(starter) && (
              <EmptyState to={path} action={text.clear}>
                {text.none}
              </EmptyState>
            )}
            {sections.map((section) => (
              <EntryOrder
                key={sectionAnchor(section)}
                kind="material-section"
                entry={entryOf(section)}
                title={section.section_name}
                entries={published.results.map(entryOf)}
              >
                <MaterialSection section={section} language={language} search={search} />
              </EntryOrder>
            ))}
            <AddEntry kind="material-section" preset={{ language }} />
          </div>
        </div>
        <Previews files={previewsOfMaterials(materials)} />
      </div>
      <BottomBar label={text.thisLibrary}>
        {download}
        <ShareButton className="bar-button" title={materials.title} path={path} />
      </BottomBar>
    </>
  )
}

const PARAGRAPH_END = '</p>'

/** The first paragraph of an introduction, and the rest, which may be empty. */
function splitIntro(html: string): [first: string, rest: string] {
  const at = html.indexOf(PARAGRAPH_END)
  if (!html.startsWith('<p') || at < 0) return [html, '']
  const end = at + PARAGRAPH_END.length
  return [html.slice(0, end), html.slice(end).trim()]
}

export function previewsOfMaterials({ results, language }: MaterialsData) {
  return results.flatMap(({ content }) => content.flatMap((file) => previewsOf(file, materialKey(file), language)))
}

interface MaterialsFactsProps {
  materials: MaterialsData
  files: MaterialFile[]
}

function MaterialsFacts({ materials: { language, archive, updated_at }, files }: MaterialsFactsProps) {
  const counts = countsLabel(countFiles(files))
  const updated = updated_at === null ? null : text.updatedOn(formatDate(updated_at))
  return <FactLine facts={[text[language].language, counts, archive.size, updated]} main={counts} />
}

/** The archive of all documents, with its size. Renders nothing without documents. */
function DownloadAllFiles({
  materials: { archive },
  archive: { href, name },
}: Pick<MaterialsPageProps, 'materials' | 'archive'>) {
  if (archive.count === 0) return null
  return (
    <DownloadLink className="button button-primary" href={href} name={name} sizeBytes={archive.size_bytes}>
      {`${text.downloadAll} ${noBreak(`· ${archive.size}`)}`}
    </DownloadLink>
  )
}
