import { titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { isNewEntry } from '#core/content-type.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { changeGroups } from './change-groups.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { publishText as text } from './messages.ts'
import { ProblemList } from './ProblemList.tsx'
import type { Checked } from './use-problems.ts'

interface PublishedPartProps {
  state: DraftState
  checked: Checked
  /** Whether other drafts are published with it. */
  isNamed: boolean
  onFix: (path: Path) => void
  onClose: () => void
}

/** What readers will see of one draft, and what has to be fixed first. */
export function PublishedPart({ state, checked, isNamed, onFix, onClose }: PublishedPartProps) {
  const { type, server, value } = state
  const groups = changeGroups(type, {
    before: server.published ? valueOfServer(server.published) : undefined,
    isNew: isNewEntry(server.entry),
    after: value,
    files: server.files,
  })
  return (
    <>
      <h3>{isNamed ? text.readersWillSeeIn(titleOf(type, value)) : text.readersWillSee}</h3>
      <ul className="publish-rows">
        {groups.map(({ name, detail }) => (
          <li key={name}>
            <b>{name}</b> <span className="quiet">{detail}</span>
          </li>
        ))}
      </ul>
      {groups.length === 0 && <p className="quiet">{text.noChanges}</p>}
      {server.version && (
        <p>
          <Link to={`/admin/versions/${server.kind}/${server.entry}`} onClick={onClose}>
            {text.compare(server.version.number)}
          </Link>
        </p>
      )}
      <ProblemList draft={state} {...checked} onFix={onFix} />
    </>
  )
}
