import { formatDate } from '#core/format.ts'
import { text } from './messages.ts'

/** When something was written, and when it was changed since. */
export function Dates({ of: { created_at, updated_at } }: { of: { created_at: string; updated_at: string } }) {
  return (
    <>
      <time dateTime={created_at}>{formatDate(created_at)}</time>
      {updated_at > created_at && (
        <>
          {' · '}
          <time dateTime={updated_at}>{text.edited(formatDate(updated_at))}</time>
        </>
      )}
    </>
  )
}
