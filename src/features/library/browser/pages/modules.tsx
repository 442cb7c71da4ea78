import { type ReactNode, Suspense } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { countsLabel } from '#core/file-counts.ts'
import { formatDate } from '#core/format.ts'
import { containsWords } from '#core/text-search.ts'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import { packages } from '#features/packages/browser/client.ts'
import { isLoading, StarterProgress } from '#features/packages/browser/components/StarterProgress.tsx'
import { AddEntry, EditRegion, EntryOrder, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { ButtonLink } from '#ui/elements/Button.tsx'
import { accentOf } from '#ui/elements/CategoryMark.tsx'
import { FactLine } from '#ui/layout/FactLine.tsx'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { FilterList } from '#ui/search/FilterList.tsx'
import { LiveSearch } from '#ui/search/LiveSearch.tsx'
import { MarkedText } from '#ui/search/MarkedText.tsx'
import { SearchAllFiles } from '#ui/search/SearchAllFiles.tsx'
import { SearchCount } from '#ui/search/SearchCount.tsx'
import type { Category, ListedModule } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { training } from '../client.ts'
import { CategoryEmblem, EmblemSprite } from '../components/CategoryEmblem.tsx'
import { MODULE, MODULE_CATEGORY } from '../components/content-kinds.ts'
import type { ListedCategory, ModuleListData } from '../components/module-list-data.ts'
import { NoModules } from '../components/NoModules.tsx'

/** Readers get the tools on the page of a module. */
const TrainingTools = lazyPart(
  () => import('../components/TrainingTools.tsx'),
  () => null,
)

/** How many modules the page shows at first, and more in a press. Rendering a thousand is slow on a phone. */
const STEP = 100

/** All modules: choosing a category or a word then needs no further request. */
async function load({ api }: Load) {
  const [categories, modules, starter] = await Promise.all([
    training.listCategories(api),
    training.listModuleIndex(api),
    packages.getStarterProgress(api),
  ])
  const list: ModuleListData = { categories: categories.results, all: modules.results }
  return { ...list, starter }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

function parseFilter(query: URLSearchParams, categories: readonly ListedCategory[]) {
  const category = categories.find(({ id }) => String(id) === query.get('category'))
  return {
    category,
    search: (query.get('search') ?? '').slice(0, 200),
    limit: Math.max(STEP, Number(query.get('show')) || 0),
  }
}

export function meta(args: MetaArgs<typeof loader>) {
  const query = new URLSearchParams(args.location.search)
  const { category, search } = parseFilter(query, args.loaderData?.categories ?? [])
  return pageMeta(args, {
    title: category ? `${category.name} · ${text.modules}` : text.modules,
    description: text.modulesDescription,
    path: category ? `/training?category=${category.id}` : '/training',
    hidden: search !== '',
  })
}

export default function ModulesPage({ loaderData }: Page<typeof load>) {
  const { starter } = loaderData
  const { categories, all } = useDrafted('module-list', loaderData)
  const isEditing = useIsEditing()
  const [query] = useSearchParams()
  const { category, search, limit } = parseFilter(query, categories)
  const inCategory = category ? all.filter((module) => module.category.id === category.id) : all
  const visible = inCategory.filter(({ name, description }) => containsWords(`${name}\n${description}`, search))
  const shown = visible.slice(0, limit)
  const filter = (
    <FilterList
      label={text.categories}
      items={filterItems({ categories, all }, category, search).filter(
        ({ count, current, isNew }) => count > 0 || current || isNew || isEditing,
      )}
    >
      <AddEntry kind={MODULE_CATEGORY} />
    </FilterList>
  )
  return (
    <div className="wrap index-layout module-index">
      <EmblemSprite />
      <div className="index-head">
        <div className="title-row">
          <h1>{text.modules}</h1>
          <ButtonLink variant="line" size="small" to="/getting-started/module-structure">
            {text.gettingStarted}
          </ButtonLink>
        </div>
        <div className="list-tools">
          <LiveSearch
            action="/training"
            label={text.searchModules}
            value={search}
            hidden={category ? { category: String(category.id) } : {}}
          />
          <SearchCount to={listUrl(category)} showAll={text.showAllFiles}>
            {search && text.foundModules(visible.length, inCategory.length)}
          </SearchCount>
        </div>
      </div>
      {isEditing ? (
        <FoldingSection id="categories" title={text.categories} count={String(categories.length)} small>
          {filter}
        </FoldingSection>
      ) : (
        filter
      )}
      <div className="index-list">
        <StarterProgress {...starter} />
        <AddEntry kind={MODULE} pageOf={(entry) => filesPath(`${MODULE}/${entry}`)} />
        {isEditing && (
          <Suspense>
            <TrainingTools />
          </Suspense>
        )}
        {category && (
          <h2 className="category-heading" dir="auto">
            <CategoryEmblem name={category.name} accent={accentIn(categories, category)} />
            {category.name}
          </h2>
        )}
        {visible.length > 0 && <SearchAllFiles words={search} found={visible.length} />}
        {visible.length > 0 || isLoading(starter) ? (
          <ModuleList
            modules={shown}
            all={visible}
            categories={categories}
            level={category ? 'h3' : 'h2'}
            search={search}
          />
        ) : (
          <NoModules words={search} />
        )}
        {shown.length < visible.length && (
          <ButtonLink to={listUrl(category, search, limit + STEP)} preventScrollReset>
            {text.showMoreModules(Math.min(STEP, visible.length - shown.length), visible.length)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function listUrl(category: Category | undefined, search = '', show = STEP): string {
  const query = new URLSearchParams()
  if (category) query.set('category', String(category.id))
  if (search) query.set('search', search)
  if (show > STEP) query.set('show', String(show))
  return query.size > 0 ? `/training?${query}` : '/training'
}

function filterItems({ categories, all }: ModuleListData, chosen: Category | undefined, search: string) {
  const entries = categories.filter(({ entry }) => entry === undefined).map(({ id }) => String(id))
  return [
    {
      name: text.allModules,
      to: listUrl(undefined, search),
      count: all.length,
      mark: <CategoryEmblem />,
      current: chosen === undefined,
      isNew: false,
    },
    ...categories.map((category) => ({
      name: category.name,
      to: listUrl(category, search),
      count: all.filter((module) => module.category.id === category.id).length,
      mark: <CategoryEmblem name={category.name} accent={accentIn(categories, category)} />,
      current: category.id === chosen?.id,
      isNew: category.entry !== undefined,
      frame: (link: ReactNode) => (
        <EntryOrder kind={MODULE_CATEGORY} entry={entryOf(category)} title={category.name} entries={entries}>
          <EditRegion kind={MODULE_CATEGORY} entry={entryOf(category)} part="name">
            {link}
          </EditRegion>
        </EntryOrder>
      ),
    })),
  ]
}

function accentIn(categories: readonly Category[], category: Category): number {
  return accentOf(categories.findIndex(({ id }) => id === category.id))
}

function entryOf({ entry, id }: ListedCategory): string {
  return entry ?? String(id)
}

interface ModuleListProps {
  modules: ListedModule[]
  /** Those, and the ones after them. */
  all: ListedModule[]
  categories: Category[]
  /** The heading level of a module; one deeper below the heading of a category. */
  level: 'h2' | 'h3'
  search: string
}

function ModuleList({ modules, all, categories, level: Heading, search }: ModuleListProps) {
  // What a search finds is no order that could be changed.
  const siblings = new Map<number, string[]>(categories.map(({ id }) => [id, []]))
  if (!search) for (const { id, category } of all) siblings.get(category.id)?.push(String(id))
  return (
    <ul className="module-list">
      {modules.map((module) => (
        <li key={module.id}>
          <CategoryEmblem name={module.category.name} accent={accentIn(categories, module.category)} tile />
          <div>
            <EntryOrder
              kind={MODULE}
              entry={String(module.id)}
              title={module.name}
              entries={siblings.get(module.category.id) ?? []}
            >
              <Heading className="module-name" dir="auto">
                <Link to={`/training/${module.slug}`}>
                  <MarkedText text={module.name} words={search} />
                </Link>
              </Heading>
              <p dir="auto">
                <MarkedText text={module.description} words={search} />
              </p>
              <FactLine facts={factsOf(module)} />
            </EntryOrder>
          </div>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ files_count, links_count, files_size, updated_at }: ListedModule): string[] {
  const counts = countsLabel({ files: files_count, links: links_count })
  return [counts, files_size, text.updatedOn(formatDate(updated_at))]
}
