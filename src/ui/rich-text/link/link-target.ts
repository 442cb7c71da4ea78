import { type Editor, getMarkRange } from '@tiptap/core'

/** A range of the post, with the link that it has. */
export interface LinkTarget {
  from: number
  to: number
  text: string
  /** The address of the link at the caret. */
  href: string | undefined
}

/** The whole link at the caret, or else the selection. */
export function linkTargetIn({ state, schema }: Editor): LinkTarget {
  const { selection, doc } = state
  const type = schema.marks.link
  const around = type && getMarkRange(selection.$from, type)
  const isWithin = around && selection.to <= around.to
  const { from, to } = isWithin ? around : selection
  const href: unknown = isWithin && type?.isInSet(doc.nodeAt(from)?.marks ?? [])?.attrs.href
  const text = doc.textBetween(from, to, ' ', ' ')
  return { ...trimmed(from, to, text), href: typeof href === 'string' ? href : undefined }
}

/** Windows selects the space after a word too. A link must not contain it. */
function trimmed(from: number, to: number, text: string) {
  const inner = text.trim()
  if (inner === '' || text.length !== to - from) return { from, to, text: inner }
  const before = text.length - text.trimStart().length
  return { from: from + before, to: from + before + inner.length, text: inner }
}

/** Links the target, and replaces its text if it differs. Moves the caret after the link. */
export function putLink(editor: Editor, target: LinkTarget, { text, href }: { text: string; href: string }): void {
  const { from, to } = target
  if (text === target.text && from < to) {
    editor.chain().setTextSelection({ from, to }).setLink({ href }).setTextSelection(to).run()
    return
  }
  const { schema, state } = editor
  const around = (state.doc.nodeAt(from)?.marks ?? state.doc.resolve(from).marks()).filter(
    ({ type }) => type !== schema.marks.link,
  )
  const link = schema.mark('link', { href })
  editor
    .chain()
    .command(({ tr }) => {
      tr.replaceWith(from, to, schema.text(text, link.addToSet(around))).setMeta('preventAutolink', true)
      return true
    })
    .setTextSelection(from + text.length)
    .run()
}

export function removeLink(editor: Editor, { from, to }: LinkTarget): void {
  editor.chain().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run()
}
