import { useNavigate } from 'react-router'
import { Link } from '#ui/navigation/Link.tsx'
import type { DashboardItem } from '../../contract.ts'
import { useContentType } from '../registry.ts'
import { toDoText as text } from './messages.ts'
import { openEntry, versionsPath } from './open-entry.ts'
import { RowAction } from './RowAction.tsx'
import type { RowText } from './row-text.ts'

/** Goes to where the editor does the next step: a form on the page of the entry, or the comparison with a colleague's text. */
export function RowStep({ item, row: { step, title } }: { item: DashboardItem; row: RowText }) {
  const navigate = useNavigate()
  // Edit mode loads after the page: until then the step is the link of the row.
  const isReady = useContentType(item.kind) !== undefined
  const isComparison = item.what === 'draft' && item.by !== null
  if (isReady && !isComparison) return <RowAction name={step} title={title} act={() => openEntry(item, navigate)} />
  return (
    <Link
      className="edit-button to-do-step"
      to={(isComparison ? null : item.page) ?? versionsPath(item)}
      aria-label={text.ofRow(step, title)}
    >
      {step}
    </Link>
  )
}
