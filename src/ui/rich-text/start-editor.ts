import { Editor, type Extensions } from '@tiptap/core'
import { DOMParser as SliceParser } from '@tiptap/pm/model'
import { textExtensions } from './extensions.ts'
import { cleanPastedHtml } from './paste/clean-pasted-html.ts'
import { htmlOfPastedText } from './paste/pasted-text.ts'

/** Minimum distance from the caret to the edges when scrolling; the toolbar covers the top. */
const SCROLL_MARGIN_PX = { top: 60, right: 0, bottom: 20, left: 0 }

/** The line after a new table at the end of the text. */
const UNUSED_LINE = /(?<=<\/table>)<p><\/p>$/

interface EditorStart {
  element: HTMLElement
  html: string
  placeholder: string
  /** What a text of the site may contain besides. Undefined for a post of a member. */
  more: Extensions | undefined
  onLinkKey: () => void
  /** Called with the HTML after each change; with an empty text for an empty post. */
  onChange: (html: string) => void
  /** A pasted table was too large. */
  onCut: () => void
}

export function startEditor({ element, html, more, onChange, onCut, ...settings }: EditorStart): Editor {
  const editor = new Editor({
    element,
    extensions: textExtensions({ ...settings, more: more ?? [] }),
    content: html,
    // The content security policy forbids injected styles; editor.css has them.
    injectCSS: false,
    // `htmlOfPastedText` handles WhatsApp's markers; TipTap's own rules find italics between any two stars.
    enablePasteRules: ['link'],
    enableCoreExtensions: { textDirection: false, delete: false },
    editorProps: {
      scrollThreshold: SCROLL_MARGIN_PX,
      scrollMargin: SCROLL_MARGIN_PX,
      transformPastedHTML: (pasted) =>
        // Content that was copied from the editor is clean, and has attributes for joining it.
        pasted.includes('data-pm-slice') ? pasted : cleanPastedHtml(pasted, { isSiteText: more !== undefined, onCut }),
      // Leave Escape to the dialog around the editor.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Escape' },
    },
    onUpdate: ({ editor: updated }) => onChange(updated.isEmpty ? '' : updated.getHTML().replace(UNUSED_LINE, '')),
  })
  // The parser needs the editor's schema, which exists only now.
  editor.setOptions({ editorProps: { ...editor.options.editorProps, clipboardTextParser: textParser(editor) } })
  return editor
}

function textParser({ schema }: Editor) {
  return (text: string) => {
    const { body } = new DOMParser().parseFromString(htmlOfPastedText(text), 'text/html')
    return SliceParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: true })
  }
}
