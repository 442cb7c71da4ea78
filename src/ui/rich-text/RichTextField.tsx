import { useId, useMemo, useRef, useState } from 'react'
import { countWords, textOfHtml } from '#core/words.ts'
import { Icon } from '#ui/Icon.tsx'
import { EditorBoundary } from './EditorBoundary.tsx'
import './editor.css'
import { useEditor } from './use-editor.ts'
import { WithoutEditor } from './WithoutEditor.tsx'
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
 * A field for text with bold, italic, lists and links; its value is HTML. A plain field serves until the editor has come
 * and nobody writes, and where the editor can't come; text that has formatting waits for the editor.
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
  const box = useRef<HTMLDivElement>(null)
  const html = useRef(defaultValue)
  const [words, setWords] = useState(() => wordsIn(defaultValue))
  const [isPlainInUse, setPlainInUse] = useState(false)
  const { Editor, isMissing, tries, retry } = useEditor()
  const described = useDescription(id, { help, error })
  const change = (next: string) => {
    html.current = next
    setWords(wordsIn(next))
    if (!control.current) return
    control.current.value = next
    control.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const focus = () => (document.getElementById(`${id}-text`) ?? box.current)?.focus()
  const given = { id: `${id}-text`, described, placeholder, startWith: () => html.current, onChange: change }
  const retryHere = () => {
    // The button goes: the focus waits here.
    box.current?.focus()
    retry()
  }
  const without = { ...given, onUse: setPlainInUse, onRetry: retryHere }
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
        readOnly
        onFocus={focus}
      />
      <div ref={box} className="editor-box" tabIndex={-1} data-invalid={error ? true : undefined}>
        {Editor && !isPlainInUse ? (
          <EditorBoundary key={tries} fallback={<WithoutEditor {...without} isMissing />}>
            <Editor {...given} />
          </EditorBoundary>
        ) : (
          <WithoutEditor {...without} isMissing={isMissing} />
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

interface Around {
  help: string | undefined
  error: string | undefined
}

function useDescription(id: string, { help, error }: Around) {
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
  return countWords(textOfHtml(html))
}
