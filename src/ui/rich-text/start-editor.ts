import { Editor } from '@tiptap/core'
import { DOMParser as SliceParser } from '@tiptap/pm/model'
import { postExtensions } from './extensions.ts'
import { cleanPastedHtml } from './paste/clean-pasted-html.ts'
import { htmlOfPastedText } from './paste/pasted-text.ts'

/** Kept free around the caret when the text scrolls: above it, the toolbar covers the text. */
const ROOM_PX = { top: 60, right: 0, bottom: 20, left: 0 }

interface EditorStart {
  place: HTMLElement
  html: string
  placeholder: string
  onLinkKey: () => void
  /** The HTML after each change; an empty text for an empty post. */
  onChange: (html: string) => void
}

/** Starts an editor in an element. */
export function startEditor({ place, html, placeholder, onLinkKey, onChange }: EditorStart): Editor {
  const editor = new Editor({
    element: place,
    extensions: postExtensions({ placeholder, onLinkKey }),
    content: html,
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
