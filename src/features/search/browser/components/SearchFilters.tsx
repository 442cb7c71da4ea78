import { FILE_LABELS } from '#core/file-labels.ts'
import { FilterList } from '#ui/FilterList.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Facets, SearchResult } from '../../contract.ts'
import { text } from '../../messages.ts'
import { type Asked, addressOf } from '../search-path.ts'

/** Modules shown at first; the chosen one is among them. */
const MODULES_SHOWN = 5

interface SearchFiltersProps {
  asked: Asked
  result: SearchResult
}

/** Narrows the resources by links that keep each other; on phones under one line. */
export function SearchFilters({ asked, result: { facets } }: SearchFiltersProps) {
  const isFiltered = asked.language !== undefined || asked.type !== undefined || asked.module !== undefined
  const modules = moduleItems(facets.module, asked)
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
            allItem(facets.language, addressOf(asked, { language: undefined }), asked.language === undefined),
            ...facets.language.map(({ value, count }) => ({
              name: text.languages[value],
              to: addressOf(asked, { language: value }),
              count,
              current: value === asked.language,
            })),
          ]}
        />
        <FilterList
          label={text.type}
          items={[
            allItem(facets.format, addressOf(asked, { type: undefined }), asked.type === undefined),
            ...facets.format.map(({ value, count }) => ({
              name: FILE_LABELS[value],
              to: addressOf(asked, { type: value }),
              count,
              current: value === asked.type,
            })),
          ]}
        />
        {facets.module.length > 0 && <FilterList label={text.module} items={modules.slice(0, MODULES_SHOWN + 1)} />}
        {modules.length > MODULES_SHOWN + 1 && (
          <details className="more-modules">
            <summary>{text.moreModules(modules.length - MODULES_SHOWN - 1)}</summary>
            <FilterList label={text.module} items={modules.slice(MODULES_SHOWN + 1)} />
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

/** 'All' has no count: a link may stand in two modules. The chosen module comes first. */
function moduleItems(modules: Facets['module'], asked: Asked) {
  const items = modules.map(({ value, name, count }) => ({
    name,
    to: addressOf(asked, { module: value }),
    count,
    current: value === asked.module,
  }))
  const all = { name: text.all, to: addressOf(asked, { module: undefined }), current: asked.module === undefined }
  return [all, ...items.filter((item) => item.current), ...items.filter((item) => !item.current)]
}
