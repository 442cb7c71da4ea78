import { countsLabel } from '#core/file-counts.ts'
import { badgeKindOf, typeLabelOf } from '#core/file-labels.ts'
import { formatDate } from '#core/format.ts'
import { accentOf, CategoryStripe } from '#ui/elements/CategoryMark.tsx'
import { FileBadge } from '#ui/files/FileBadge.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { RecentChange } from '../../../contract.ts'
import { text } from '../../../messages.ts'

/** The modules and documents that changed last. Renders nothing on a site without modules. */
export function RecentChanges({ changes }: { changes: RecentChange[] }) {
  if (changes.length === 0) return null
  return (
    <section className="recent-changes">
      <div className="home-head">
        <h2>{text.recentChanges}</h2>
        <Link to="/training">{text.allModules}</Link>
      </div>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind}-${change.page}`}>
            <Mark change={change} />
            <div>
              <h3 dir="auto">
                <Link to={change.page}>{change.title}</Link>
              </h3>
              <p dir="auto">{factsOf(change)}</p>
            </div>
            <time dateTime={change.updated_at}>{formatDate(change.updated_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mark({ change }: { change: RecentChange }) {
  if (change.kind === 'module') return <CategoryStripe accent={accentOf(change.category_place)} />
  return <FileBadge kind={badgeKindOf({ ...change, path_type: 'FILE' })} />
}

function factsOf(change: RecentChange): string {
  if (change.kind === 'document') return `${typeLabelOf({ ...change, path_type: 'FILE' })} · ${change.module}`
  return `${text.module} · ${countsLabel({ files: change.files_count, links: change.links_count })}`
}
