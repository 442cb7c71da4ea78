import { useId, useMemo, useRef, useState } from 'react'
import { countWords, textOfMarkup } from '#core/words.ts'
import { Icon } from '#ui/Icon.tsx'
import { EditorBoundary } from './EditorBoundary.tsx'
import './editor.css'
import { PlainTextField } from './PlainTextField.tsx'
import type { Writable } from './RichTextEditor.tsx'
import type { Handover } from './start-editor.ts'
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
  const { Editor, setComposing } = useEditor()
  const described = useDescription(id, { help, error })
  const change = (next: string) => {
    html.current = next
    setWords(wordsIn(next))
    if (!control.current) return
    control.current.value = next
    control.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const given = { ref: surface, id: `${id}-text`, described, placeholder, onChange: change }
  const plain = (
    <PlainTextField {...given} startWith={() => html.current} onComposing={setComposing} handover={handover} />
  )
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
          <EditorBoundary fallback={plain}>
            <Editor {...given} startWith={() => ({ html: html.current, handover: handover.current })} />
          </EditorBoundary>
        ) : (
          plain
        )}
      </div>
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

function useDescription(id: string, { help, error }: { help: string | undefined; error: string | undefined }) {
  const [hasHelp, hasError] = [Boolean(help), Boolean(error)]
  return useMemo(() => {
    const parts = [hasHelp && `${id}-help`, hasError && `${id}-error`, `${id}-count`]
    return {
      'aria-labelledby': `${id}-label`,
      'aria-describedby': parts.filter(Boolean).join(' '),
      'aria-invalid': hasError || undefined,
    } as const
  }, [id, hasHelp, hasError])
}

function wordsIn(html: string): number {
  return countWords(textOfMarkup(html))
}
