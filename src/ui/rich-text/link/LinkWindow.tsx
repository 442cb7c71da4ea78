import type { Editor, Range } from '@tiptap/core'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { text } from '../messages.ts'
import { LinkForm } from './LinkForm.tsx'
import { type LinkTarget, putLink, removeLink } from './link-target.ts'

const words = text.linkWindow

interface LinkWindowProps {
  editor: Editor
  /** Open while defined. */
  target: LinkTarget | undefined
  onClose: () => void
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** React events bubble through the portal to the form and dialog around the editor. */
const STOPPED_EVENTS = {
  onSubmit: stop,
  onClose: stop,
  onCancel: stop,
  onClick: stop,
  onKeyDown: stop,
  onInput: stop,
  onChange: stop,
}

/** The 'Add Link' dialog. It is outside the editor's form in the document, because forms cannot be nested. */
export function LinkWindow({ editor, target, onClose }: LinkWindowProps) {
  const { close, closeAfter } = useCaret(editor, target, onClose)
  return createPortal(
    <div {...STOPPED_EVENTS}>
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

/** Restores the caret, or moves it after the change: the browser would move it to the beginning of the text. */
function useCaret(editor: Editor, target: LinkTarget | undefined, onClose: () => void) {
  const caret = useRef<Range>(undefined)
  useLayoutEffect(() => {
    if (target) caret.current = caretOf(editor)
  }, [editor, target])
  // Called again after the dialog has closed: only then can the editor take the focus.
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
