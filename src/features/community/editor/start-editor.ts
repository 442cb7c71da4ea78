import { Editor } from '@tiptap/core'
import { DOMParser as SliceParser } from '@tiptap/pm/model'
import { postExtensions } from './extensions.ts'
import { cleanPastedHtml } from './paste/clean-pasted-html.ts'
import { htmlOfPastedText } from './paste/pasted-text.ts'
import { htmlOfParagraph, paragraphsOf } from './plain-text.ts'

/** Kept free around the caret when the text scrolls: above it, the toolbar covers the text. */
const ROOM_PX = { top: 60, right: 0, bottom: 20, left: 0 }

/** What was in the plain field when the editor took over. */
export interface Handover {
  /** The plain text, if it was changed there; else the field's HTML counts. */
  typed: string | undefined
  /** The selection, in characters of the text; left out if the plain field had no focus. */
  selection?: { from: number; to: number }
}

interface EditorStart {
  place: HTMLElement
  html: string
  handover: Handover | undefined
  placeholder: string
  onLinkKey: () => void
  /** The HTML after each change; an empty text for an empty post. */
  onChange: (html: string) => void
}

/** Starts an editor in an element and goes on where the plain field was left. */
export function startEditor({ place, html, handover, placeholder, onLinkKey, onChange }: EditorStart): Editor {
  const paragraphs = handover?.typed === undefined ? undefined : paragraphsOf(handover.typed)
  const editor = new Editor({
    element: place,
    extensions: postExtensions({ placeholder, onLinkKey }),
    content: paragraphs ? paragraphs.map(({ text }) => htmlOfParagraph(text)).join('') : html,
    // The space that was just typed at the end must not be lost.
    parseOptions: { preserveWhitespace: paragraphs !== undefined },
    // The page's rules for styles do not let it put its own in; they stand in editor.css.
    injectCSS: false,
    // Marks in pasted text are read before, by WhatsApp's rules; the editor's own find italics between any two stars.
    enablePasteRules: ['link'],
    enableCoreExtensions: { textDirection: false, delete: false },
    editorProps: {
      scrollThreshold: ROOM_PX,
      scrollMargin: ROOM_PX,
      transformPastedHTML: cleanedForPaste,
      // Escape is for the window around the editor; the editor would only swallow it.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Escape' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  // Text from the clipboard is read with the editor's own schema, which is known only now.
  editor.setOptions({ editorProps: { ...editor.options.editorProps, clipboardTextParser: textParser(editor) } })
  if (handover?.selection) resume(editor, handover.typed, handover.selection)
  return editor
}

/** What the editor itself has copied is clean, and says how it is to be joined. */
function cleanedForPaste(html: string): string {
  return html.includes('data-pm-slice') ? html : cleanPastedHtml(html)
}

function textParser({ schema }: Editor) {
  return (text: string) => {
    const { body } = new DOMParser().parseFromString(htmlOfPastedText(text), 'text/html')
    return SliceParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: true })
  }
}

/** The focus and the caret, as they were; of a text that was not changed, the caret goes to its end. */
function resume(editor: Editor, typed: string | undefined, { from, to }: { from: number; to: number }): void {
  const end = editor.state.doc.content.size
  const place = (offset: number) => (typed === undefined ? end : placeOf(typed, offset))
  editor.commands.setTextSelection({ from: place(from), to: place(to) })
  editor.view.focus()
}

/** The editor's position of a character: each paragraph takes one place before and one after its characters. */
function placeOf(text: string, offset: number): number {
  let place = 1
  for (const { start, text: paragraph } of paragraphsOf(text)) {
    if (offset <= start + paragraph.length) return place + Math.max(0, offset - start)
    place += paragraph.length + 2
  }
  return place - 2
}
