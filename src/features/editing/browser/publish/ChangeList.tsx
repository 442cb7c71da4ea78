import type { Change } from '#core/content-changes.ts'
import { publishText as text } from '../../messages.ts'

/** The changes of a draft, one a line. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="edit-changes">
      {changes.map(({ path, kind, label, item }) => (
        <li key={`${path.join('/')} ${kind}`}>
          <b>{text.changed[kind]}</b> {item ? `${label}: ${item}` : label}
        </li>
      ))}
    </ul>
  )
}
