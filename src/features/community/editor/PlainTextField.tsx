import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type FormattingLoss, hasFormatting } from './formatting.ts'
import { htmlOfText } from './plain-text.ts'
import type { Described, Writable } from './RichTextEditor.tsx'
import type { Handover } from './start-editor.ts'
import { textOfPost } from './text-of-post.ts'

interface PlainTextFieldProps {
  ref: Ref<Writable>
  id: string
  described: Described
  placeholder: string
  /** The HTML when it appears; read once. */
  startWith: () => string
  /** The HTML after each change; what it began with if the text is the same again. */
  onChange: (html: string) => void
  /** Whether a word is being put together, which must not be disturbed. */
  onComposing: (composing: boolean) => void
  /** The editor cannot come: whoever changes the text has to do it here. */
  isForGood: boolean
  /** Gets what happens here to the formatting of the text it began with; nothing if it is kept. */
  onLoss: (loss: FormattingLoss | undefined) => void
  /** Where it leaves its text and caret when it goes. */
  handover: RefObject<Handover | undefined>
}

/** Stands in for the editor until that has come, and where it cannot come. */
export function PlainTextField({
  ref,
  startWith,
  onChange,
  onComposing,
  isForGood,
  onLoss,
  handover,
  described,
  ...given
}: PlainTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [start] = useState(() => {
    const html = startWith()
    return { html, text: textOfPost(html), isFormatted: hasFormatting(html) }
  })
  const [isChanged, setChanged] = useState(false)
  const loss = start.isFormatted ? lossOf({ isChanged, isForGood }) : undefined
  useEffect(() => onLoss(loss), [onLoss, loss])
  const change = (typed: string) => {
    const isOther = typed !== start.text
    setChanged(isOther)
    onChange(isOther ? htmlOfText(typed) : start.html)
  }
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), [])
  useLayoutEffect(() => {
    const area = field.current
    return () => {
      if (area) handover.current = handoverOf(area, start.text)
    }
  }, [handover, start])
  return (
    <textarea
      ref={field}
      className="editor-plain"
      {...given}
      {...described}
      defaultValue={start.text}
      onInput={({ currentTarget }) => change(currentTarget.value)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onBlur={() => onComposing(false)}
    />
  )
}

function lossOf({ isChanged, isForGood }: { isChanged: boolean; isForGood: boolean }): FormattingLoss | undefined {
  if (isChanged) return 'formattingLost'
  // As long as the editor may come, nothing need be said: it keeps the formatting.
  return isForGood ? 'formattingAtRisk' : undefined
}

function handoverOf(area: HTMLTextAreaElement, startText: string): Handover {
  const typed = area.value === startText ? undefined : area.value
  if (document.activeElement !== area) return { typed }
  return { typed, selection: { from: area.selectionStart, to: area.selectionEnd } }
}
