import { Node } from '@tiptap/core'

/** A heading inside a page, whose own headings have the levels 1 and 2. Other levels that a text already has stay. */
const NEW_LEVEL = 3
const LEVELS = [2, NEW_LEVEL, 4] as const

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: NEW_LEVEL, rendered: false } }),
  parseHTML: () => LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-3': () => this.editor.commands.toggleNode(this.name, 'paragraph') }
  },
})
