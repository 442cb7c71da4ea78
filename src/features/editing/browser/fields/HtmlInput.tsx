import { useRef } from 'react'
import '#ui/rich-text/editor.css'
import { useEditor } from '#ui/rich-text/use-editor.ts'
import { text } from '../../messages.ts'
import { describedBy, type FieldProps } from './inputs.tsx'

interface HtmlInputProps extends Pick<FieldProps, 'id' | 'value' | 'error' | 'onChange'> {
  field: Pick<FieldProps['field'], 'label' | 'help' | 'type'>
}

/** Formatted text. The value is HTML, which the server cleans. */
export function HtmlInput(props: HtmlInputProps) {
  const { id, value, field, onChange } = props
  const html = typeof value === 'string' ? value : ''
  // The editor keeps its own state: it starts again only with a text that it has not written itself.
  const written = useRef(html)
  const generation = useRef(0)
  if (html !== written.current) {
    written.current = html
    generation.current++
  }
  const box = useRef<HTMLDivElement>(null)
  const { Editor, isMissing, retry } = useEditor('siteText')
  const change = (next: string) => {
    written.current = next
    onChange(next)
  }
  const retryHere = () => {
    // The button, which has the focus, disappears.
    box.current?.focus()
    retry()
  }
  const described = describedBy(props)
  return (
    <div
      ref={box}
      className="edit-html rich-text editor-box"
      tabIndex={-1}
      data-invalid={props.error ? true : undefined}
      {...(Editor === undefined && { role: 'group', 'aria-labelledby': `${id}-label`, 'data-loading': true })}
    >
      {Editor ? (
        <Editor
          key={generation.current}
          id={id}
          described={{ 'aria-labelledby': `${id}-label`, ...described }}
          placeholder=""
          startWith={() => written.current}
          onChange={change}
        />
      ) : isMissing ? (
        <button type="button" className="edit-button" onClick={retryHere}>
          {text.editorMissing}
        </button>
      ) : (
        <p role="status">{text.loading}</p>
      )}
      <span id={`${id}-label`} className="visually-hidden">
        {field.label}
      </span>
    </div>
  )
}
