import { useId, useMemo, useRef, useState } from 'react'
import { countWords, textOfMarkup } from '#core/words.ts'
import { Icon } from '#ui/Icon.tsx'
import { EditorBoundary } from './EditorBoundary.tsx'
import './editor.css'
import type { FormattingLoss } from './formatting.ts'
import { PlainTextField } from './PlainTextField.tsx'
import type { Writable } from './RichTextEditor.tsx'
import type { Handover } from './start-editor.ts'
import { text } from './text.ts'
import { useEditor } from './use-editor.ts'
import { WordCount } from './WordCount.tsx'

interface RichTextFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  /** HTML, cleaned by the server or made by this field; read once: to fill in another, give the field another `key`. */
  defaultValue?: string
  /** How many words the counter allows. */
  maxWords: number
  placeholder?: string
}

/**
 * A field for text with bold, italic, lists and links; its value is HTML. A plain field stands in until the editor has
 * come, and where it cannot come.
 */
export function RichTextField({
  name,
  label,
  help,
  error,
  defaultValue = '',
  maxWords,
  placeholder = '',
}: RichTextFieldProps) {
  const id = useId()
  const control = useRef<HTMLTextAreaElement>(null)
  const surface = useRef<Writable>(null)
  const handover = useRef<Handover>(undefined)
  const html = useRef(defaultValue)
  const [words, setWords] = useState(() => wordsIn(defaultValue))
  /** Stays when the editor comes after the loss: it goes on with the plain text. */
  const [loss, setLoss] = useState<FormattingLoss>()
  const { Editor, isMissing, setComposing } = useEditor()
  const described = useDescription(id, { help, error, loss })
  const change = (next: string) => {
    html.current = next
    setWords(wordsIn(next))
    if (!control.current) return
    control.current.value = next
    control.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const given = { ref: surface, id: `${id}-text`, described, placeholder, onChange: change }
  const plain = {
    ...given,
    startWith: () => html.current,
    onComposing: setComposing,
    onLoss: setLoss,
    handover,
  }
  return (
    <div className="field rich-text">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {help && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {/* What the form sends, and what its label and its faults point at: the focus goes on to where one writes. */}
      <textarea
        ref={control}
        className="rich-text-value"
        id={id}
        name={name}
        defaultValue={defaultValue}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        onFocus={() => surface.current?.focus()}
      />
      <div className="editor-box" data-invalid={error ? true : undefined}>
        {Editor ? (
          <EditorBoundary fallback={<PlainTextField {...plain} isForGood />}>
            <Editor {...given} startWith={() => ({ html: html.current, handover: handover.current })} />
          </EditorBoundary>
        ) : (
          <PlainTextField {...plain} isForGood={isMissing} />
        )}
      </div>
      <p className={loss ? 'field-help' : 'visually-hidden'} id={`${id}-loss`} aria-live="polite">
        {loss && text[loss]}
      </p>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </span>
      )}
      <WordCount id={`${id}-count`} words={words} most={maxWords} />
    </div>
  )
}

interface Around {
  help: string | undefined
  error: string | undefined
  loss: FormattingLoss | undefined
}

function useDescription(id: string, { help, error, loss }: Around) {
  const [hasHelp, hasError, hasLoss] = [Boolean(help), Boolean(error), Boolean(loss)]
  return useMemo(() => {
    const parts = [hasHelp && `${id}-help`, hasError && `${id}-error`, hasLoss && `${id}-loss`, `${id}-count`]
    return {
      'aria-labelledby': `${id}-label`,
      'aria-describedby': parts.filter(Boolean).join(' '),
      'aria-invalid': hasError || undefined,
    } as const
  }, [id, hasHelp, hasError, hasLoss])
}

function wordsIn(html: string): number {
  return countWords(textOfMarkup(html))
}
