import type { Editor, Range } from '@tiptap/core'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#ui/Dialog.tsx'
import { text } from '../messages.ts'
import { LinkForm } from './LinkForm.tsx'
import { type LinkTarget, putLink, removeLink } from './link-target.ts'

const words = text.linkWindow

interface LinkWindowProps {
  editor: Editor
  /** Open while it is given. */
  target: LinkTarget | undefined
  onClose: () => void
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** React tells the form and the window around the editor of these, though they stand elsewhere in the document. */
const KEPT_INSIDE = {
  onSubmit: stop,
  onClose: stop,
  onCancel: stop,
  onClick: stop,
  onKeyDown: stop,
  onInput: stop,
  onChange: stop,
}

/** The 'Add Link' window. It stands outside the form that the editor is in, because a form cannot hold another. */
export function LinkWindow({ editor, target, onClose }: LinkWindowProps) {
  const { close, closeAfter } = useCaret(editor, target, onClose)
  return createPortal(
    <div {...KEPT_INSIDE}>
      <Dialog open={target !== undefined} onClose={close} title={target?.href ? words.edit : words.add}>
        {target && (
          <LinkForm
            target={target}
            onLink={(link) => closeAfter(() => putLink(editor, target, link))}
            onRemove={() => closeAfter(() => removeLink(editor, target))}
            onCancel={close}
          />
        )}
      </Dialog>
    </div>,
    document.body,
  )
}

function caretOf({ state: { selection } }: Editor): Range {
  return { from: selection.from, to: selection.to }
}

/** Goes on writing where one was, or behind what was changed: the browser would go to the beginning of the text. */
function useCaret(editor: Editor, target: LinkTarget | undefined, onClose: () => void) {
  const caret = useRef<Range>(undefined)
  useLayoutEffect(() => {
    if (target) caret.current = caretOf(editor)
  }, [editor, target])
  // Called once more when the window has closed: only then the focus can be taken.
  const close = () => {
    onClose()
    if (caret.current) editor.chain().setTextSelection(caret.current).scrollIntoView().run()
    editor.view.focus()
  }
  const closeAfter = (change: () => void) => {
    change()
    caret.current = caretOf(editor)
    close()
  }
  return { close, closeAfter }
}
