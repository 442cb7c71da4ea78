import { formatCount, formatDate } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { versionText as text } from '../../messages.ts'
import { clockOf } from '../page/clock-of.ts'
import { StateMark } from '../page/StateMark.tsx'
import type { Comparison } from './compared-value.ts'

interface VersionListProps {
  comparison: Comparison
  /** Undefined for the draft. */
  shown: number | undefined
  path: string
}

/** The draft and all versions, newest first. */
export function VersionList({ comparison: { server, versions }, shown, path }: VersionListProps) {
  const { draft, version } = server
  return (
    <div>
      <h2>{formatCount(versions.length, text.count)}</h2>
      <ol className="version-list">
        {draft && (
          <li aria-current={shown === undefined || undefined}>
            <StateMark kind="draft" />
            <Link to={path}>{text.draft}</Link> {clockOf(draft.saved_at)}
            <small>{draft.author.name}</small>
          </li>
        )}
        {versions.map(({ number, at, author, note }) => (
          <li key={number} aria-current={shown === number || undefined}>
            <StateMark kind="done" />
            <Link to={`${path}?version=${number}`}>{text.version(number)}</Link> {formatDate(at)}
            <small>{[author?.name, note].filter(Boolean).join(' · ')}</small>
            {version?.number === number && <small>{text.readersSee}</small>}
          </li>
        ))}
      </ol>
    </div>
  )
}
