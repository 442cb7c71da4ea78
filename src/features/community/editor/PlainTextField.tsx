import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
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
  /** Where it leaves its text and caret when it goes. */
  handover: RefObject<Handover | undefined>
}

/** Stands in for the editor until that has come, and where it cannot come. */
export function PlainTextField({
  ref,
  startWith,
  onChange,
  onComposing,
  handover,
  described,
  ...given
}: PlainTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [start] = useState(() => {
    const html = startWith()
    return { html, text: textOfPost(html) }
  })
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
      onInput={({ currentTarget: { value } }) => onChange(value === start.text ? start.html : htmlOfText(value))}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onBlur={() => onComposing(false)}
    />
  )
}

function handoverOf(area: HTMLTextAreaElement, startText: string): Handover {
  const typed = area.value === startText ? undefined : area.value
  if (document.activeElement !== area) return { typed }
  return { typed, selection: { from: area.selectionStart, to: area.selectionEnd } }
}
