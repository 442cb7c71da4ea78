import type { Editor, Extensions } from '@tiptap/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { MAX_TABLE } from '#core/table-size.ts'
import { LinkWindow } from './link/LinkWindow.tsx'
import { type LinkTarget, linkTargetIn } from './link/link-target.ts'
import { text } from './messages.ts'
import { startEditor } from './start-editor.ts'
import { Toolbar } from './Toolbar.tsx'
import { POST_TOOLS, type Tool } from './tools.ts'

/** ARIA attributes of the editable element. */
export interface Described {
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface RichTextEditorProps {
  id: string
  described: Described
  placeholder: string
  /** What only texts of the site have. Read once. */
  siteText?: { extensions: Extensions; tools: readonly Tool[] }
  /** The initial HTML. Read once. */
  startWith: () => string
  /** Called with the HTML after each change; with an empty text for an empty post. */
  onChange: (html: string) => void
}

/** The editor with its toolbar: bold, italic, lists, links. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, described, placeholder, siteText, startWith, onChange } = props
  const container = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [isCut, setCut] = useState(false)
  const [target, setTarget] = useState<LinkTarget>()
  const openLink = (to = editor) => to && setTarget(linkTargetIn(to))
  const start = useEffectEvent((element: HTMLElement) => {
    const started = startEditor({
      element,
      html: startWith(),
      placeholder,
      more: siteText?.extensions,
      onLinkKey: () => openLink(started),
      onChange: changed,
      onCut: () => setCut(true),
    })
    return started
  })
  const changed = useEffectEvent(onChange)
  useLayoutEffect(() => {
    if (!container.current) return
    const started = start(container.current)
    // The box around an editor has the focus while the editor is loading.
    if (container.current.parentElement === document.activeElement) started.view.focus()
    setEditor(started)
    return () => started.destroy()
  }, [])
  useEffect(() => describe(editor, id, placeholder, described), [editor, id, placeholder, described])
  return (
    <>
      {editor && <Toolbar editor={editor} tools={siteText?.tools ?? POST_TOOLS} controls={id} openLink={openLink} />}
      <div ref={container} className="editor-place" />
      <p className="editor-note" role="status">
        {isCut && text.tableCut(MAX_TABLE.rows, MAX_TABLE.columns)}
      </p>
      {editor && <LinkWindow editor={editor} target={target} onClose={() => setTarget(undefined)} />}
    </>
  )
}

function describe(editor: Editor | undefined, id: string, placeholder: string, described: Described): void {
  const given = { id, role: 'textbox', 'aria-multiline': 'true', 'aria-placeholder': placeholder, ...described }
  const attributes = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  editor?.setOptions({
    editorProps: { ...editor.options.editorProps, attributes: { class: 'editor-text prose', ...attributes } },
  })
}
