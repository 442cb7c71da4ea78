import { type MetaArgs, useSearchParams } from 'react-router'
import { countFiles, countsLabel, foundLabel } from '#core/file-counts.ts'
import { typeLabelOf } from '#core/file-labels.ts'
import { compareTexts } from '#core/format.ts'
import { containsWords } from '#core/text-search.ts'
import { EditFiles } from '#ui/editing/edit-mode.tsx'
import { FileTable } from '#ui/files/FileTable.tsx'
import { tableFileOf } from '#ui/files/table-file.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { LiveSearch } from '#ui/search/LiveSearch.tsx'
import { SearchCount } from '#ui/search/SearchCount.tsx'
import { SortSelect } from '#ui/search/SortSelect.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { pageText as text } from '../../messages.ts'
import { BookmarkedGroup } from '../components/BookmarkedGroup.tsx'
import { MODULE } from '../components/content-kinds.ts'
import { DownloadModule, ModuleKept } from '../components/ModuleActions.tsx'
import { bookmarkOf, fileKey, filesOfModule, type ListedFile, previewOf } from '../components/ModuleFileRow.tsx'
import { entryOf, moduleMeta, useModule } from '../components/module-data.ts'
import { NewerLine } from '../newer/NewerLine.tsx'

const SORTS = ['default', 'format', 'size'] as const
type Sort = (typeof SORTS)[number]

export function meta(args: MetaArgs) {
  return moduleMeta(args, text.tabs.downloads, '/downloads')
}

export default function ModuleDownloadsPage() {
  const data = useModule()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const sort = SORTS.find((each) => each === query.get('sort')) ?? 'default'
  const files = filesOfModule(data)
  const matching = files.filter((file) => containsWords(`${file.title}\n${typeLabelOf(file)}`, search))
  const visible = sortFiles(matching, sort)
  const path = `/training/${data.module.slug}/downloads`
  const renderTable = (listed: ListedFile[]) => (
    <FileTable columns={text.columns} files={listed.map((file) => tableRow(file, search))} />
  )
  return (
    <div className="wrap module-downloads">
      <div className="list-tools">
        <LiveSearch action={path} label={text.searchFiles} value={search} hidden={sort === 'default' ? {} : { sort }} />
        <SearchCount to={sort === 'default' ? path : `${path}?sort=${sort}`} showAll={text.showAllFiles}>
          {search && foundLabel(countFiles(visible), countFiles(files))}
        </SearchCount>
      </div>
      <NewerLine data={data} />
      <BookmarkedGroup files={visible} isSearching={search !== ''} renderTable={renderTable} />
      <section className="all-files">
        <SectionHead title={text.groups.all} count={countsLabel(countFiles(visible))}>
          <SortSelect
            action={path}
            label={text.sortBy}
            value={sort}
            options={SORTS.map((value) => ({ value, name: text.sorts[value] }))}
            hidden={search ? { search } : {}}
            replace
          />
          <DownloadModule module={data.module} className="wide-only" />
        </SectionHead>
        <ModuleKept />
        <EditFiles table={`${MODULE}/${entryOf(data.module)}`} />
        {visible.length > 0 ? (
          renderTable(visible)
        ) : (
          <EmptyState to={path} action={text.clearSearch}>
            {text.noFilesFound}
          </EmptyState>
        )}
      </section>
      <HelpLinks />
      <Previews files={files.flatMap(previewOf)} />
    </div>
  )
}

/** By format, or by size with the smallest file first and links last. */
function sortFiles(files: readonly ListedFile[], sort: Sort): ListedFile[] {
  if (sort === 'format') return [...files].sort((a, b) => compareTexts(typeLabelOf(a), typeLabelOf(b)))
  if (sort === 'size') return [...files].sort((a, b) => sizeOf(a) - sizeOf(b))
  return [...files]
}

function sizeOf(file: ListedFile): number {
  return file.path_type === 'URL' ? Number.POSITIVE_INFINITY : file.size_bytes
}

function tableRow(file: ListedFile, search: string) {
  return { ...tableFileOf(file, fileKey(file), search), bookmark: bookmarkOf(file) }
}

function HelpLinks() {
  return (
    <nav className="help-links" aria-label={text.needHelp}>
      <b>{text.needHelp}</b>
      <Link to="/getting-started/navigating-website">{text.navigating}</Link>
      <Link to="/faq">{text.faq}</Link>
    </nav>
  )
}
