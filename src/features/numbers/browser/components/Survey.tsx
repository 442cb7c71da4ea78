import type { Numbers } from '../../contract.ts'
import { text } from '../../messages.ts'
import { CountTable } from './CountTable.tsx'

/** The answers of the survey, and what people wrote. */
export function Survey({ numbers: { tables, comments } }: { numbers: Numbers }) {
  return (
    <div className="numbers-two">
      <CountTable table="ease" rows={tables.ease} count={text.answers} hasBars />
      <div>
        <CountTable table="found" rows={tables.found} count={text.answers} hasBars />
        {comments.length > 0 && (
          <details className="numbers-screen">
            <summary>{text.readComments(comments.length)}</summary>
            <ul>
              {comments.map((comment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
                <li key={index}>{comment}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}
