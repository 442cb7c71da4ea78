import type { NamedCategory } from '#features/library/contract.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { FooterSection } from './FooterSection.tsx'
import { text } from './messages.ts'

/** Above this number of modules the footer, which is in every page, has only their categories. */
const MOST_MODULES = 40

/** All modules by category, in two columns. */
export function ModuleLinks({ categories }: { categories: readonly NamedCategory[] }) {
  const count = categories.reduce((sum, { modules }) => sum + modules.length, 0)
  if (count > MOST_MODULES)
    return (
      <nav aria-label={text.modules}>
        <LinkList
          title={text.modules}
          links={categories.map(({ id, name }) => ({ name, to: `/training?category=${id}` }))}
        />
      </nav>
    )
  const half = Math.ceil(categories.length / 2)
  const columns = [categories.slice(0, half), categories.slice(half)].filter(({ length }) => length > 0)
  return columns.map((column, index) => (
    <nav key={column[0]?.id} aria-label={index === 0 ? text.modules : text.moreModules}>
      {column.map(({ id, name, modules }) => (
        <LinkList
          key={id}
          title={name}
          links={modules.map((module) => ({ name: module.name, to: `/training/${module.slug}` }))}
        />
      ))}
    </nav>
  ))
}

function LinkList({ title, links }: { title: string; links: readonly { name: string; to: string }[] }) {
  return (
    <FooterSection title={title} count={links.length}>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FooterSection>
  )
}
