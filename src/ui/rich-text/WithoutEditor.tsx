import { useRef, useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { text } from './messages.ts'
import { htmlOfText, plainTextOf } from './plain-text.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

/** Longer than a press on a button. */
const PRESS_MS = 500

interface WithoutEditorProps extends RichTextEditorProps {
  /** The editor could not be loaded. */
  isMissing: boolean
  /** Whether the plain field has the focus: the editor waits meanwhile. */
  onUse: (isUsed: boolean) => void
  onRetry: () => void
}

/** Replaces the editor until it is loaded: a plain field, or a placeholder for text whose formatting it would lose. */
export function WithoutEditor({ startWith, isMissing, onRetry, ...field }: WithoutEditorProps) {
  const [start] = useState(() => plainTextOf(startWith()))
  if (start !== undefined) return <PlainTextField {...field} start={start} />
  if (!isMissing) return <Skeleton label={text.loading} />
  return (
    <div className="editor-missing" role="alert">
      <p>{text.missing}</p>
      <Button onClick={onRetry}>{text.tryAgain}</Button>
    </div>
  )
}

interface PlainTextFieldProps
  extends Pick<WithoutEditorProps, 'id' | 'described' | 'placeholder' | 'onChange' | 'onUse'> {
  start: string
}

function PlainTextField({ start, onChange, onUse, described, ...given }: PlainTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <textarea
      dir="auto"
      ref={field}
      className="editor-plain"
      {...given}
      {...described}
      defaultValue={start}
      onInput={({ currentTarget }) => onChange(htmlOfText(currentTarget.value))}
      onFocus={() => onUse(true)}
      // After the press that took the focus: the editor may be higher and move the pressed button.
      onBlur={() => setTimeout(() => onUse(document.activeElement === field.current), PRESS_MS)}
    />
  )
}
