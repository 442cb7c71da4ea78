import type { Editor } from '@tiptap/core'
import type { ComponentType } from 'react'
import { text } from './messages.ts'
import type { ToolIconName } from './ToolIcon.tsx'

/** A button of the toolbar. */
export interface Tool {
  name: ToolIconName
  label: string
  /** In the format of `aria-keyshortcuts`, without Control or Meta. */
  key?: string
  /** Whether it is active at the caret. Undefined for a tool that is not a toggle. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  run: (editor: Editor, openLink: () => void) => void
  /** Replaces the button while the tool is active. */
  Menu?: ComponentType<ToolMenuProps>
}

/** What the toolbar needs to make the menu one of its stops. */
export interface ToolMenuProps {
  editor: Editor
  tabIndex: number
  onFocus: () => void
}

/** The toolbar of a post, from left to right. */
export const POST_TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    label: text.bold,
    key: 'B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: text.italic,
    key: 'I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: text.bulletList,
    key: 'Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: text.orderedList,
    key: 'Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'link',
    label: text.link,
    key: 'K',
    isOn: (editor) => editor.isActive('link'),
    run: (_, openLink) => openLink(),
  },
  {
    name: 'undo',
    label: text.undo,
    key: 'Z',
    canRun: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
]
