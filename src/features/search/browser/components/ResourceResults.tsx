import { countsLabel } from '#core/file-counts.ts'
import { BookmarkButton } from '#features/bookmarks/browser/components/BookmarkButton.tsx'
import { parseTarget } from '#features/bookmarks/target.ts'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { useFocusOnPageTurn } from '#ui/navigation/use-focus-on-page-turn.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import type { PreviewFile } from '#ui/preview/preview-file.ts'
import { SortSelect } from '#ui/search/SortSelect.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { ResourceHit, SearchResult } from '../../contract.ts'
import { PAGE_SIZE, text } from '../../messages.ts'
import { type SearchParams, searchUrl } from '../search-url.ts'
import { Marks } from './Marks.tsx'

const SORTS = ['default', 'format', 'size'] as const

export function ResourceResults({ params, result }: { params: SearchParams; result: SearchResult }) {
  const { resources, resources_count: count, links_count: links } = result
  const from = (params.page - 1) * PAGE_SIZE
  const head = useFocusOnPageTurn(params.page, searchUrl(params))
  return (
    <section>
      <SectionHead title={text.resources} headRef={head} count={countsLabel({ files: count - links, links })}>
        <SortSelect
          action="/search"
          label={text.sortBy}
          value={params.sort}
          hidden={hiddenFields(params)}
          options={SORTS.map((value) => ({ value, name: text.sorts[value] }))}
        />
      </SectionHead>
      {resources.length > 0 ? (
        <Resources resources={resources} />
      ) : (
        <EmptyState
          to={searchUrl({ ...params, language: undefined, type: undefined, module: undefined })}
          action={text.clear}
        >
          {text.noFiles}
        </EmptyState>
      )}
      {count > 0 && (
        <p className="result-range">{text.range(Math.min(from + 1, count), from + resources.length, count)}</p>
      )}
      <Pager
        page={params.page}
        pages={Math.ceil(count / PAGE_SIZE)}
        pageAddress={(page) => searchUrl(params, { page })}
      />
    </section>
  )
}

/** The parameters that a change of the sort order keeps. */
function hiddenFields(params: SearchParams): Record<string, string> {
  const url = new URL(searchUrl({ ...params, sort: 'default' }), 'http://localhost')
  return Object.fromEntries(url.searchParams)
}

function resourceKey(resource: ResourceHit): string {
  const preview = new URLSearchParams(resource.page.split('?')[1]).get('preview')
  return preview ?? `resource-${resource.id}`
}

function Resources({ resources }: { resources: ResourceHit[] }) {
  return (
    <>
      <ul className="file-rows">
        {resources.map((resource) => (
          <li key={resource.page + resourceKey(resource)}>
            <ResourceRow resource={resource} />
          </li>
        ))}
      </ul>
      <Previews files={resources.flatMap(previewOf)} />
    </>
  )
}

function previewOf(resource: ResourceHit): PreviewFile[] {
  const actions = <ResourceBookmark resource={resource} />
  return previewsOf(resource, resourceKey(resource), langOf(resource)).map((preview) => ({ ...preview, actions }))
}

/** Files of modules can be bookmarked; those of other pages cannot. */
function ResourceBookmark({ resource }: { resource: ResourceHit }) {
  const target = parseTarget(resourceKey(resource))
  return target && <BookmarkButton target={target} of={resource.title} />
}

function ResourceRow({ resource }: { resource: ResourceHit }) {
  const lang = langOf(resource)
  return (
    <DocumentRow
      document={resource}
      previewKey={resourceKey(resource)}
      title={
        <span lang={lang}>
          <Marks pieces={resource.marked_title} />
        </span>
      }
      details={
        <span lang={lang}>
          <Marks pieces={resource.snippet} />
        </span>
      }
      more={placeOf(resource)}
      page={resource.page}
      bookmark={<ResourceBookmark resource={resource} />}
    />
  )
}

/** For the `lang` attribute; undefined for the language of the page. */
function langOf({ language }: ResourceHit): string | undefined {
  return language === 'en' ? undefined : language
}

function placeOf({ places, module, language }: ResourceHit): string | undefined {
  if (places > 1) return text.inPlaces(places)
  return module?.name ?? (language === 'en' ? undefined : text.languages[language])
}
