import { type Change, compareValues } from '#core/content-changes.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { publishText as text } from './messages.ts'

/** The name of the checkbox in the form. */
export const WITHDRAW_REPLACED = 'withdraw_replaced'

/** What happens to files that readers do not see any more after the publication. */
export function LeavingFiles({ states }: { states: readonly DraftState[] }) {
  const changes = states.flatMap(({ type, server, value }) =>
    server.published ? compareValues(type, valueOfServer(server.published), value) : [],
  )
  const added = changes.filter(({ kind }) => kind === 'added').flatMap((change) => filesOfItem(change, change.after))
  const isReplaced = changes.some(({ field, before, after }) => field.type === 'file' && before && after)
  // A file that moved to another list stays.
  const isRemoved = changes.flatMap(lostFiles).some((file) => !added.includes(file))
  return (
    <>
      {isRemoved && <p className="quiet">{text.removedFiles}</p>}
      {isReplaced && (
        <label className="publish-check">
          <input type="checkbox" name={WITHDRAW_REPLACED} />
          <span>
            {text.withdrawReplaced} <small className="quiet">{text.withdrawReplacedHelp}</small>
          </span>
        </label>
      )}
    </>
  )
}

function lostFiles(change: Change): unknown[] {
  const { kind, field, before, after } = change
  if (field.type === 'file') return before && !after ? [before] : []
  return kind === 'removed' ? filesOfItem(change, before) : []
}

/** @param item of the list that has changed */
function filesOfItem({ field }: Change, item: unknown): unknown[] {
  if (field.type !== 'list' || typeof item !== 'object' || item === null) return []
  const values = new Map<string, unknown>(Object.entries(item))
  return Object.entries(field.fields).flatMap(([name, part]) => (part.type === 'file' && values.get(name)) || [])
}
