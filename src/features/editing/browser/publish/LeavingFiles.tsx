import { type Change, compareValues } from '#core/content-changes.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import { publishText as text } from './messages.ts'

/** The name of the checkbox in the form. */
export const WITHDRAW_REPLACED = 'withdraw_replaced'

/** What happens to files that readers do not see any more after the publication. */
export function LeavingFiles({ type, before, after }: { type: ContentType; before: AnyValue; after: AnyValue }) {
  const changes = compareValues(type, before, after)
  const isReplaced = changes.some(({ field, before, after }) => field.type === 'file' && before && after)
  const isRemoved = changes.some(losesFile)
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

function losesFile({ kind, field, before, after }: Change): boolean {
  if (field.type === 'file') return Boolean(before) && !after
  if (kind !== 'removed' || field.type !== 'list' || typeof before !== 'object' || before === null) return false
  const removed = new Map<string, unknown>(Object.entries(before))
  return Object.entries(field.fields).some(([name, part]) => part.type === 'file' && Boolean(removed.get(name)))
}
