import { formatCount, formatLocalTime } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { StateMark } from '../sheet/StateMark.tsx'
import { clockOf } from '../sheet/times.ts'
import { Confirm } from './Confirm.tsx'
import type { Comparison } from './compared-value.ts'
import { versionText as text } from './messages.ts'

interface VersionListProps {
  comparison: Comparison
  path: string
  onRestore: (number: number) => void
}

/** The draft and all versions, newest first. Those that are compared are marked. */
export function VersionList({ comparison, path, onRestore }: VersionListProps) {
  const { server, versions, before, after } = comparison
  const { draft, version } = server
  const isCompared = (side: number | 'draft') => before.side === side || after.side === side
  const shown = after.side === 'draft' ? '' : `version=${after.side}&`
  return (
    <nav className="version-nav" aria-label={text.title}>
      <h2>
        {versions.length > 0
          ? formatCount(versions.length, text.count)
          : server.published
            ? text.neverChanged
            : text.noVersions}
      </h2>
      <ol className="version-list">
        {draft && (
          <li className="version-of-draft" data-compared={isCompared('draft') || undefined}>
            <StateMark kind="draft" />
            <Link to={path} aria-current={after.side === 'draft' || undefined} preventScrollReset>
              {text.draft}
            </Link>{' '}
            <span className="quiet">{clockOf(draft.saved_at)}</span>
            <small>{[draft.author.name, text.notPublished].filter(Boolean).join(' · ')}</small>
          </li>
        )}
        {versions.map(({ number, at, author, note }) => (
          <li key={number} data-compared={isCompared(number) || undefined}>
            <StateMark kind="done" />
            <Link to={`${path}?version=${number}`} aria-current={after.side === number || undefined} preventScrollReset>
              {text.version(number)}
            </Link>{' '}
            <span className="quiet">{formatLocalTime(at)}</span>
            <small>{[author?.name ?? text.server, note].filter(Boolean).join(' · ')}</small>
            {version?.number === number && <small className="version-public">{text.readersSee}</small>}
            {!isCompared(number) && (
              <Link className="version-with" to={`${path}?${shown}with=${number}`} preventScrollReset>
                {text.compareWith}
                <span className="visually-hidden">{text.compareWithVersion(number)}</span>
              </Link>
            )}
            {isCompared(number) && (version?.number !== number || draft) && (
              <Confirm
                open={
                  <>
                    <EditIcon name="undo" />
                    {text.restore(number)}
                  </>
                }
                hint={draft ? `${text.restoreHint} ${text.replacesDraft}` : text.restoreHint}
                action={text.makeDraft}
                onConfirm={() => onRestore(number)}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
