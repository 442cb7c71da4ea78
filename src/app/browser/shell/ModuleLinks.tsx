import type { NamedCategory } from '#features/library/contract.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { FooterSection } from './FooterSection.tsx'
import { text } from './messages.ts'

/** All modules by category, in two columns. */
export function ModuleLinks({ categories }: { categories: readonly NamedCategory[] }) {
  const half = Math.ceil(categories.length / 2)
  const columns = [categories.slice(0, half), categories.slice(half)].filter(({ length }) => length > 0)
  return columns.map((column, index) => (
    <nav key={column[0]?.id} aria-label={index === 0 ? text.modules : text.moreModules}>
      {column.map((category) => (
        <CategoryLinks key={category.id} category={category} />
      ))}
    </nav>
  ))
}

function CategoryLinks({ category }: { category: NamedCategory }) {
  return (
    <FooterSection title={category.name} count={category.modules.length}>
      <ul>
        {category.modules.map((module) => (
          <li key={module.slug}>
            <Link to={`/training/${module.slug}`} dir="auto">
              {module.name}
            </Link>
          </li>
        ))}
      </ul>
    </FooterSection>
  )
}
