import type { NamedCategory } from '#features/training/contract.ts'
import { Link } from '#ui/Link.tsx'

/** All modules by category, in two columns. */
export function ModuleLinks({ categories }: { categories: readonly NamedCategory[] }) {
  const half = Math.ceil(categories.length / 2)
  return [categories.slice(0, half), categories.slice(half)].map((column) => (
    <div key={column[0]?.id ?? 'none'}>
      {column.map((category) => (
        <CategoryLinks key={category.id} category={category} />
      ))}
    </div>
  ))
}

function CategoryLinks({ category }: { category: NamedCategory }) {
  return (
    <section>
      <h2>{category.name}</h2>
      <ul>
        {category.modules.map((module) => (
          <li key={module.slug}>
            <Link to={`/training/${module.slug}`}>{module.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
