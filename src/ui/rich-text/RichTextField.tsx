import { Component, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { countWords, textOfHtml } from '#core/words.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import './editor.css'
import { useEditor } from './use-editor.ts'
import { WithoutEditor } from './WithoutEditor.tsx'
import { WordCount } from './WordCount.tsx'

interface RichTextFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  /** HTML from the server or from this field. Read once: change `key` to replace it. */
  defaultValue?: string
  /** Limit of the word counter. */
  maxWords: number
  placeholder?: string
}

/**
 * A field for text with bold, italic, lists and links. Its value is HTML. A plain text area replaces the editor until it is
 * loaded and nobody is typing, and when it cannot be loaded; formatted text waits for the editor.
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
  const { Editor, isMissing, tries, retry } = useEditor('post')
  const described = useDescription(id, { help, error })
  const change = (next: string) => {
    html.current = next
    setWords(wordsIn(next))
    if (!control.current) return
    control.current.value = next
    control.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const focus = () => (document.getElementById(`${id}-text`) ?? box.current)?.focus()
  const editorProps = { id: `${id}-text`, described, placeholder, startWith: () => html.current, onChange: change }
  const retryHere = () => {
    // The button, which has the focus, disappears.
    box.current?.focus()
    retry()
  }
  const without = { ...editorProps, onUse: setPlainInUse, onRetry: retryHere }
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
      {/* The form sends this element, and label and errors refer to it. It passes the focus on to the editor. */}
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
            <Editor {...editorProps} />
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
  return countWords(textOfHtml(html))
}

interface EditorBoundaryProps {
  /** Shown after an error of the editor, until `key` changes. */
  fallback: ReactNode
  children: ReactNode
}

/** An error of the editor must not take down the form. */
class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
