import { FILE_LABELS } from '#core/file-labels.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { FilterList } from '#ui/search/FilterList.tsx'
import type { Facets, SearchResult } from '../../contract.ts'
import { MAX_FACET_MODULES, text } from '../../messages.ts'
import { allLanguagesUrl, type SearchParams, searchUrl } from '../search-url.ts'

/** Modules outside the fold; the selected one is among them. */
const VISIBLE_MODULES = 5

interface SearchFiltersProps {
  params: SearchParams
  result: SearchResult
}

/** Links that filter the resources; each keeps the other filters. On phones they are folded. */
export function SearchFilters({ params, result: { facets, named_language: named } }: SearchFiltersProps) {
  const isFiltered = params.language !== undefined || params.type !== undefined || params.module !== undefined
  const modules = moduleItems(facets.module, params)
  return (
    <div className="search-filters">
      <details open={isFiltered}>
        <summary>
          {text.filters}
          <span>{text.filterNames}</span>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className="search-filter-lists">
        <FilterList
          label={text.language}
          items={[
            allItem(facets.language, allLanguagesUrl(params, named?.rest), params.language === undefined),
            ...facets.language.map(({ value, count }) => ({
              name: text.languages[value],
              to: searchUrl(params, { language: value }),
              count,
              current: value === params.language,
            })),
          ]}
        />
        <FilterList
          label={text.type}
          items={[
            allItem(facets.format, searchUrl(params, { type: undefined }), params.type === undefined),
            ...facets.format.map(({ value, count }) => ({
              name: FILE_LABELS[value],
              to: searchUrl(params, { type: value }),
              count,
              current: value === params.type,
            })),
          ]}
        />
        {facets.module.length > 0 && <FilterList label={text.module} items={modules.slice(0, VISIBLE_MODULES + 1)} />}
        {modules.length > VISIBLE_MODULES + 1 && (
          <details className="more-modules">
            <summary>
              {text.moreModules(modules.length - VISIBLE_MODULES - 1, facets.module.length === MAX_FACET_MODULES)}
            </summary>
            <FilterList label={text.module} items={modules.slice(VISIBLE_MODULES + 1)} />
          </details>
        )}
      </div>
    </div>
  )
}

const sum = (values: readonly { count: number }[]) => values.reduce((all, { count }) => all + count, 0)

function allItem(values: readonly { count: number }[], to: string, current: boolean) {
  return { name: text.all, to, count: sum(values), current }
}

/** 'All' has no count, because a link may be in two modules. */
function moduleItems(modules: Facets['module'], params: SearchParams) {
  const items = modules.map(({ value, name, count }) => ({
    name,
    to: searchUrl(params, { module: value }),
    count,
    current: value === params.module,
  }))
  const all = { name: text.all, to: searchUrl(params, { module: undefined }), current: params.module === undefined }
  return [all, ...items]
}
