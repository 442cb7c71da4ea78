import { type MetaArgs, useSearchParams } from 'react-router'
import { urlOf } from '#core/client.ts'
import { badgeKindOf, typeLabelOf } from '#core/file-labels.ts'
import { counted } from '#core/plurals.ts'
import { useBookmarked } from '#features/bookmarks/parts/use-bookmarked.ts'
import { Button } from '#ui/Button.tsx'
import { Columns } from '#ui/Columns.tsx'
import { downloadOf, viewOf } from '#ui/document-view.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FileTable } from '#ui/FileTable.tsx'
import { Link } from '#ui/Link.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SectionHead } from '#ui/SectionHead.tsx'
import { SortSelect } from '#ui/SortSelect.tsx'
import { addresses } from '../addresses.ts'
import { filterFiles, SORTS, sortFiles, sortOf } from '../file-list.ts'
import { FileBookmark, fileKey, filesOfModule, type ListedFile, previewOf } from '../parts/ModuleFileRow.tsx'
import { ModuleSide } from '../parts/ModuleSide.tsx'
import { moduleMeta, useModule } from '../parts/module-data.ts'
import { pageText as text } from '../text.ts'

export function meta(args: MetaArgs) {
  return moduleMeta(args, text.tabs.downloads, '/downloads')
}

export default function ModuleDownloadsPage() {
  const { module, sections } = useModule()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const sort = sortOf(query.get('sort'))
  const files = filesOfModule(sections)
  const shown = sortFiles(filterFiles(files, search, typeLabelOf), sort, typeLabelOf)
  const address = `/training/${module.slug}/downloads`
  return (
    <Columns side={<ModuleSide />}>
      <div className="list-tools">
        <SearchForm
          action={address}
          name="search"
          label={text.searchFiles}
          placeholder={text.searchFiles}
          defaultValue={search}
          hidden={sort === 'default' ? {} : { sort }}
        />
        <SortSelect
          action={address}
          label={text.sortBy}
          value={sort}
          options={SORTS.map((value) => ({ value, name: text.sorts[value] }))}
          hidden={search ? { search } : {}}
        />
      </div>
      <Bookmarked files={files} />
      <LiveRegion>{search && counted(shown.length, 'file')}</LiveRegion>
      <section>
        <SectionHead title={text.groups.all} count={counted(shown.length, 'file')}>
          <DownloadLink
            className="button button-line"
            href={urlOf(addresses.downloadModule, { params: { module: module.slug } })}
            name={`${module.name}.zip`}
            sizeBytes={module.files_size_bytes}
          >
            {`${text.downloadAll} · ${module.files_size}`}
          </DownloadLink>
        </SectionHead>
        {shown.length > 0 ? (
          <FileTable columns={text.columns} files={shown.map(tableRow)} />
        ) : (
          <EmptyState to={address} action={text.clearSearch}>
            {text.noFilesFound}
          </EmptyState>
        )}
      </section>
      <HelpLinks />
      <Previews files={files.flatMap(previewOf)} />
    </Columns>
  )
}

function tableRow(file: ListedFile) {
  return {
    key: fileKey(file),
    kind: badgeKindOf(file),
    title: file.title,
    typeLabel: typeLabelOf(file),
    size: file.size,
    view: viewOf(file, fileKey(file)),
    download: downloadOf(file),
    bookmark: <FileBookmark file={file} />,
  }
}

/** The reader's own files come first; a guest is told how to get there. */
function Bookmarked({ files }: { files: ListedFile[] }) {
  const { state, has } = useBookmarked()
  const own = files.filter(({ section, id }) => has({ type: section, id }))
  return (
    <section className="script-only">
      <SectionHead title={text.groups.bookmarked} {...(state === 'there' && { count: counted(own.length, 'file') })} />
      {own.length > 0 ? <FileTable columns={text.columns} files={own.map(tableRow)} /> : <NoneBookmarked />}
    </section>
  )
}

/** Why there are none. Its place is kept from the beginning, so that nothing moves when it is known. */
function NoneBookmarked() {
  const { state, retry } = useBookmarked()
  const promptLogin = usePromptLogin()
  return (
    <p className="quiet row none-bookmarked">
      {state === 'there' && <span>{text.noneBookmarked}</span>}
      {state === 'failed' && <span>{text.bookmarksFailed}</span>}
      {state === 'failed' && (
        <Button variant="line" size="small" onClick={retry}>
          {text.tryAgain}
        </Button>
      )}
      {state === 'guest' && <span>{text.bookmarksNeedLogin}</span>}
      {state === 'guest' && (
        <Button variant="line" size="small" onClick={() => promptLogin()}>
          {text.login}
        </Button>
      )}
    </p>
  )
}

function HelpLinks() {
  return (
    <nav className="help-links" aria-label={text.needHelp}>
      <b>{text.needHelp}</b>
      <Link to="/getting-started/navigating-website">Navigating the Website</Link>
      <Link to="/faq">FAQ</Link>
    </nav>
  )
}
