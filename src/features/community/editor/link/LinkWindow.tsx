import type { Editor } from '@tiptap/core'
import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#ui/Dialog.tsx'
import { text } from '../text.ts'
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
  return createPortal(
    <div {...KEPT_INSIDE}>
      <Dialog open={target !== undefined} onClose={onClose} title={target?.href ? words.edit : words.add}>
        {target && (
          <LinkForm
            target={target}
            onLink={(link) => {
              putLink(editor, target, link)
              onClose()
            }}
            onRemove={() => {
              removeLink(editor, target)
              onClose()
            }}
            onCancel={onClose}
          />
        )}
      </Dialog>
    </div>,
    document.body,
  )
}
