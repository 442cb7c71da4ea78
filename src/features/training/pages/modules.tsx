import type { MetaArgs } from 'react-router'
import { formatDate } from '#core/dates.ts'
import { counted } from '#core/plurals.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { CategoryStripe } from '#ui/CategoryMark.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterList } from '#ui/FilterList.tsx'
import { Link } from '#ui/Link.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import { training } from '../client.ts'
import type { Category, ModuleSummary } from '../contract.ts'
import { pageText as text } from '../text.ts'

/** All modules in one call: choosing a category or a word then needs no network. */
async function load({ api, url }: Load) {
  const [categories, modules] = await Promise.all([training.listCategories(api), training.listModules(api)])
  const category = categories.results.find(({ id }) => String(id) === url.searchParams.get('category'))
  return {
    categories: categories.results,
    all: modules.results.map(withoutLongTexts),
    category,
    search: (url.searchParams.get('search') ?? '').slice(0, 200),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

type ListedModule = ReturnType<typeof withoutLongTexts>

function withoutLongTexts({
  id,
  slug,
  name,
  description,
  category,
  updated_at,
  files_count,
  files_size,
}: ModuleSummary) {
  return { id, slug, name, description, category, updated_at, files_count, files_size }
}

export function meta(args: MetaArgs<typeof loader>) {
  const category = args.loaderData?.category
  return pageMeta(args, {
    title: category ? `${category.name} · ${text.modules}` : text.modules,
    description: text.modulesDescription,
    path: category ? `/training?category=${category.id}` : '/training',
    hidden: Boolean(args.loaderData?.search),
  })
}

export default function ModulesPage({ loaderData: { categories, all, category, search } }: Page<typeof load>) {
  const inCategory = category ? all.filter((module) => module.category.id === category.id) : all
  const shown = inCategory.filter((module) => mentions(module, search))
  return (
    <div className="wrap index-layout">
      <FilterList label={text.categories} items={filterItems(categories, all, category, search)} />
      <div>
        <div className="title-row">
          <h1>{text.modules}</h1>
          <ButtonLink variant="line" to="/getting-started/module-structure">
            {text.gettingStarted}
          </ButtonLink>
        </div>
        <SearchForm
          action="/training"
          name="search"
          label={text.searchModules}
          placeholder={text.searchModules}
          defaultValue={search}
          hidden={category ? { category: String(category.id) } : {}}
        />
        {category && <h2 className="category-heading">{category.name}</h2>}
        <LiveRegion>{search && counted(shown.length, 'module')}</LiveRegion>
        {shown.length > 0 ? (
          <ModuleList modules={shown} categories={categories} level={category ? 'h3' : 'h2'} />
        ) : (
          <EmptyState to="/training" action={text.showAll}>
            {text.noModules}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function mentions({ name, description }: ListedModule, search: string): boolean {
  return `${name}\n${description}`.toLowerCase().includes(search.trim().toLowerCase())
}

function filterItems(categories: Category[], all: ListedModule[], chosen: Category | undefined, search: string) {
  const address = (category?: Category) => {
    const query = new URLSearchParams()
    if (category) query.set('category', String(category.id))
    if (search) query.set('search', search)
    return query.size > 0 ? `/training?${query}` : '/training'
  }
  return [
    { name: text.allModules, to: address(), count: all.length, current: chosen === undefined },
    ...categories.map((category) => ({
      name: category.name,
      to: address(category),
      count: all.filter((module) => module.category.id === category.id).length,
      current: category.id === chosen?.id,
    })),
  ].filter(({ count, current }) => count > 0 || current)
}

interface ModuleListProps {
  modules: ListedModule[]
  categories: Category[]
  /** Under a category's heading names are one level deeper. */
  level: 'h2' | 'h3'
}

function ModuleList({ modules, categories, level: Heading }: ModuleListProps) {
  return (
    <ul className="module-list">
      {modules.map((module) => (
        <li key={module.id}>
          <CategoryStripe accent={accentOf(module.category, categories)} />
          <div>
            <Heading className="module-name">
              <Link to={`/training/${module.slug}`}>{module.name}</Link>
            </Heading>
            <p>{module.description}</p>
            <small>{factsOf(module).join(' · ')}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ files_count, files_size, updated_at }: ListedModule): string[] {
  const files = files_count > 0 ? [counted(files_count, 'file'), files_size] : []
  return [...files, `updated ${formatDate(updated_at)}`]
}

/** The category's accent, 1 to 7, by its place in the list. */
function accentOf(category: Category, categories: Category[]): number {
  return (
    (Math.max(
      0,
      categories.findIndex(({ id }) => id === category.id),
    ) %
      7) +
    1
  )
}
