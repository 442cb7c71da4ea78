import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { badgeKindOf, typeLabelOf } from '#core/file-labels.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { downloadOf, previewsOf, viewOf } from '#ui/document-view.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { FileTable } from '#ui/FileTable.tsx'
import { Link } from '#ui/Link.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Note } from '#ui/Note.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SectionHead } from '#ui/SectionHead.tsx'
import { VideoGrid } from '#ui/video/VideoGrid.tsx'
import type { MaterialFile, Materials } from '../contract.ts'
import { materialsText, text as siteText } from '../text.ts'
import './materials.css'

const ColorGuideDialog = lazy(() => import('./ColorGuideDialog.tsx'))

interface MaterialsPageProps {
  language: 'fr' | 'es'
  materials: Materials
  path: string
  archive: { href: string; name: string }
}

/** A language's library: its sections with their files and videos, in that language. */
export function MaterialsPage({ language, materials, path, archive }: MaterialsPageProps) {
  const text = materialsText[language]
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const sections = materials.results
    .map((section) => ({ ...section, content: section.content.filter((file) => mentions(file, search)) }))
    .filter((section) => search === '' || section.content.length > 0)
  const count = sections.reduce((sum, section) => sum + section.content.length, 0)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: siteText.home, to: '/' }, { name: materials.title }]} />
      <div className="page-body" lang={language}>
        <h1>{materials.title}</h1>
        <Prose html={materials.intro} />
        <ColorGuideNote language={language} />
        <div className="list-tools">
          <SearchForm
            action={path}
            name="search"
            label={text.search}
            placeholder={text.search}
            defaultValue={search}
            submitLabel={text.submit}
          />
          <DownloadLink
            className="button button-primary"
            href={archive.href}
            name={archive.name}
            sizeBytes={materials.archive.size_bytes}
          >
            {`${text.downloadAll} · ${materials.archive.size}`}
          </DownloadLink>
        </div>
        <LiveRegion>{search && text.files(count)}</LiveRegion>
        {count === 0 && <NothingFound path={path} text={text} />}
        {sections.map((section) => (
          <Section key={section.id} section={section} language={language} withVideos={search === ''} />
        ))}
        <Previews
          files={materials.results.flatMap((section) =>
            section.content.flatMap((file) => previewsOf(file, keyOf(file), language)),
          )}
        />
      </div>
    </div>
  )
}

function mentions(file: MaterialFile, search: string): boolean {
  return `${file.title}\n${typeLabelOf(file)}`.toLowerCase().includes(search.trim().toLowerCase())
}

function keyOf(file: MaterialFile): string {
  return `material-${file.id}`
}

function ColorGuideNote({ language }: { language: 'fr' | 'es' }) {
  const [open, setOpen] = useState(false)
  const text = materialsText[language]
  return (
    <Note>
      <span>{text.slidesBanner}</span>
      <button type="button" className="link-button script-only" data-needs-script="" onClick={() => setOpen(true)}>
        {text.learnMore}
      </button>
      {open && (
        <Suspense>
          <ColorGuideDialog guide={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Note>
  )
}

function NothingFound({ path, text }: { path: string; text: (typeof materialsText)['fr' | 'es'] }) {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{text.none}</p>
      <Link className="button button-line" to={path} stays>
        {text.clear}
      </Link>
    </div>
  )
}

interface SectionProps {
  section: Materials['results'][number]
  language: 'fr' | 'es'
  withVideos: boolean
}

function Section({ section, language, withVideos }: SectionProps) {
  const text = materialsText[language]
  return (
    <section>
      <SectionHead title={section.section_name} count={text.files(section.content.length)} />
      <FileTable columns={text.columns} files={section.content.map(tableFile)} />
      {withVideos && section.videos.length > 0 && (
        <details className="section-videos" open>
          <summary>{text.videos}</summary>
          <VideoGrid videos={section.videos} />
        </details>
      )}
    </section>
  )
}

function tableFile(file: MaterialFile) {
  return {
    key: keyOf(file),
    kind: badgeKindOf(file),
    title: file.title,
    details: file.details,
    typeLabel: typeLabelOf(file),
    size: file.size,
    view: viewOf(file, keyOf(file)),
    download: downloadOf(file),
  }
}
