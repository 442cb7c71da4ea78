import { Editor } from '@tiptap/core'
import { DOMParser as SliceParser } from '@tiptap/pm/model'
import { textExtensions } from './extensions.ts'
import { cleanPastedHtml } from './paste/clean-pasted-html.ts'
import { htmlOfPastedText } from './paste/pasted-text.ts'

/** Minimum distance from the caret to the edges when scrolling; the toolbar covers the top. */
const SCROLL_MARGIN_PX = { top: 60, right: 0, bottom: 20, left: 0 }

interface EditorStart {
  element: HTMLElement
  html: string
  placeholder: string
  hasHeadings: boolean
  onLinkKey: () => void
  /** Called with the HTML after each change; with an empty text for an empty post. */
  onChange: (html: string) => void
}

export function startEditor({ element, html, placeholder, hasHeadings, onLinkKey, onChange }: EditorStart): Editor {
  const editor = new Editor({
    element,
    extensions: textExtensions({ placeholder, hasHeadings, onLinkKey }),
    content: html,
    // The content security policy forbids injected styles; editor.css has them.
    injectCSS: false,
    // `htmlOfPastedText` handles WhatsApp's markers; TipTap's own rules find italics between any two stars.
    enablePasteRules: ['link'],
    enableCoreExtensions: { textDirection: false, delete: false },
    editorProps: {
      scrollThreshold: SCROLL_MARGIN_PX,
      scrollMargin: SCROLL_MARGIN_PX,
      transformPastedHTML: (pasted) => cleanForPaste(pasted, hasHeadings),
      // Leave Escape to the dialog around the editor.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Escape' },
    },
    onUpdate: ({ editor: updated }) => onChange(updated.isEmpty ? '' : updated.getHTML()),
  })
  // The parser needs the editor's schema, which exists only now.
  editor.setOptions({ editorProps: { ...editor.options.editorProps, clipboardTextParser: textParser(editor) } })
  return editor
}

/** Content that was copied from the editor is clean, and has attributes for joining it. */
function cleanForPaste(html: string, hasHeadings: boolean): string {
  return html.includes('data-pm-slice') ? html : cleanPastedHtml(html, { hasHeadings })
}

function textParser({ schema }: Editor) {
  return (text: string) => {
    const { body } = new DOMParser().parseFromString(htmlOfPastedText(text), 'text/html')
    return SliceParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: true })
  }
}
