import { formatLocalTime } from '#core/format.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { text } from './messages.ts'
import type { PageGroup } from './saved-pages.ts'

/** The pages saved on this device, with the tabs of a module together. */
export function SavedPages({ groups }: { groups: readonly PageGroup[] }) {
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0)
  return (
    <section>
      <SectionHead title={text.pages} count={text.saved(count)} />
      <ul className="saved-pages">
        {groups.map((group) => (
          <li key={group.title}>
            <span className={`page-accent accent-${group.accent}`} aria-hidden="true" />
            <div>
              <GroupLinks {...group} />
            </div>
            <time dateTime={group.savedAt}>{formatLocalTime(group.savedAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page without tabs is one link; tabs are listed below the title. */
function GroupLinks({ title, pages }: PageGroup) {
  const [only, ...others] = pages
  if (only?.name === '' && others.length === 0) {
    return (
      <h3 className="page-tabs">
        <a href={only.path} dir="auto">
          {title}
        </a>
      </h3>
    )
  }
  return (
    <>
      <h3 dir="auto">{title}</h3>
      <p className="page-tabs">
        {pages.map(({ path, name }) => (
          <a key={path} href={path} aria-label={name ? `${title}: ${name}` : title}>
            {name || text.overview}
          </a>
        ))}
      </p>
    </>
  )
}
