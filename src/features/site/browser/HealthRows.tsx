import { useState } from 'react'
import { AdminRow, RowLink } from '#features/editing/browser/components/AdminRow.tsx'
import type { HealthRow } from '../contract.ts'
import { siteText as text } from './messages.ts'

const MARKS = { fault: 'error', warning: 'warning', partly: 'draft', off: 'waiting', ok: 'done' } as const

export function HealthRows({ rows }: { rows: readonly HealthRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <Row key={`${row.part} ${row.ask}`} row={row} />
      ))}
    </ul>
  )
}

function Row({ row: { level, name, title, detail, ask, command, mail, page } }: { row: HealthRow }) {
  return (
    <AdminRow
      mark={MARKS[level]}
      state={name}
      steps={
        <>
          {mail && <CopyButton title={title} content={mail} />}
          {page && <RowLink to={page} title={title} step={text.see} />}
        </>
      }
    >
      <b>{title}</b>
      {detail && <small>{detail}</small>}
      {ask && <p>{ask}</p>}
      {command && (
        <p>
          <code>{command}</code>
        </p>
      )}
    </AdminRow>
  )
}

/** Copies what somebody else has to know. A text that cannot be copied is shown. */
function CopyButton({ title, content }: { title: string; content: string }) {
  const [state, setState] = useState<'copied' | 'failed'>()
  const copy = () => {
    // Without HTTPS there is no clipboard.
    const writing = navigator.clipboard?.writeText(content) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <span role="status">{state && (state === 'copied' ? text.copied : text.notCopied)}</span>
      <button type="button" className="edit-button to-do-step" aria-label={text.ofRow(text.copy, title)} onClick={copy}>
        {text.copy}
      </button>
      {state === 'failed' && <pre className="site-copy">{content}</pre>}
    </>
  )
}
