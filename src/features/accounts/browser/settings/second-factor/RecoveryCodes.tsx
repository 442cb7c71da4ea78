import { useState } from 'react'
import { saveBlob } from '#ui/download/save-blob.ts'
import { Button } from '#ui/elements/Button.tsx'
import { pageText } from '../../../messages.ts'
import { FocusedHeading } from './FocusedHeading.tsx'

const text = pageText.settings.secondFactor

interface RecoveryCodesProps {
  title: string
  codes: readonly string[]
  email: string
  onDone: () => void
}

/** Shows new recovery codes, for the only time. */
export function RecoveryCodes({ title, codes, email, onDone }: RecoveryCodesProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const content = [text.fileHead(email), '', ...codes, ''].join('\n')
  const copy = () => {
    const writing = navigator.clipboard?.writeText(content) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return (
    <div className="second-factor-steps">
      <FocusedHeading>{title}</FocusedHeading>
      <p>{text.codesLead}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button onClick={copy}>
          <span aria-live="polite">{state === 'copied' ? text.copied : text.copy}</span>
        </Button>
        <Button onClick={() => saveBlob(new Blob([content], { type: 'text/plain' }), text.fileName)}>
          {text.download}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {text.done}
        </Button>
      </p>
      <p role="status">{state === 'refused' && text.copyRefused}</p>
    </div>
  )
}
