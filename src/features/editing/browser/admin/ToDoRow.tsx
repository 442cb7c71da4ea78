import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { uploads } from '#features/uploads/browser/client.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { DashboardItem } from '../../contract.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { toDoText as text } from './messages.ts'
import { versionsPath } from './open-entry.ts'
import { RowAction } from './RowAction.tsx'
import { RowStep } from './RowStep.tsx'
import { type RowText, rowTextOf } from './row-text.ts'
import { SearchSteps } from './SearchSteps.tsx'

/** One thing to do, with its one next step. */
export function ToDoRow({ item }: { item: DashboardItem }) {
  const [isMaking, setMaking] = useState(false)
  const row = rowTextOf(item)
  const { mark, state }: Pick<RowText, 'mark' | 'state'> = isMaking ? { mark: 'draft', state: text.making } : row
  const fileId = item.file_id
  return (
    <li className={`to-do-row to-do-${mark}`}>
      <span className="to-do-state">
        <StateMark kind={mark} />
        <span role="status">{state}</span>
      </span>
      <div className="to-do-what">
        <Link to={item.page ?? versionsPath(item)} dir="auto">
          {row.title}
        </Link>
        <small>{row.detail}</small>
      </div>
      <div className="to-do-steps">
        {fileId !== null && !isMaking && (
          <RowAction
            name={row.step}
            title={row.title}
            act={async () => {
              await uploads.retryPreview(memberTransport(), { params: { id: fileId } })
              setMaking(true)
            }}
          />
        )}
        {item.what === 'search_without_results' && <SearchSteps item={item} row={row} />}
        {item.what !== 'search_without_results' && fileId === null && <RowStep item={item} row={row} />}
      </div>
    </li>
  )
}
