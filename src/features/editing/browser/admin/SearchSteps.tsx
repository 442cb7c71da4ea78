import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { DashboardItem } from '../../contract.ts'
import { editing } from '../client.ts'
import { toDoText as text } from './messages.ts'
import { RowAction } from './RowAction.tsx'
import type { RowText } from './row-text.ts'

/** A search without results gets a synonym, or is not worth one. */
export function SearchSteps({
  item: { title: query, page },
  row: { step, title },
}: {
  item: DashboardItem
  row: RowText
}) {
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = async (is_dismissed: boolean) => {
    await editing.dismissSearch(memberTransport(), { input: { query, is_dismissed } })
    setDismissed(is_dismissed)
  }
  if (isDismissed)
    return (
      <>
        <span role="status">{text.dismissed}</span>
        <RowAction name={text.undo} title={title} act={() => dismiss(false)} />
      </>
    )
  return (
    <>
      <RowAction name={text.dismiss} title={title} act={() => dismiss(true)} />
      {page && (
        <Link className="edit-button to-do-step" to={page} aria-label={text.ofRow(step, title)}>
          {step}
        </Link>
      )}
    </>
  )
}
