import { Extension, type Extensions, markInputRule } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold, starInputRegex as twoStars } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic, starInputRegex as oneStar, underscoreInputRegex as underscore } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import type { Node as ProseMirrorNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { isLinkAddress } from '#core/link-address.ts'

/** Text between stars becomes bold, as in WhatsApp and in pasted text. TipTap's own rule makes it italic for one star. */
const StarredBold = Bold.extend({
  addInputRules() {
    return [oneStar, twoStars].map((find) => markInputRule({ find, type: this.type }))
  },
})

const UnderscoredItalic = Italic.extend({
  addInputRules() {
    return [markInputRule({ find: underscore, type: this.type })]
  },
})

/** Lists count from 1 with numbers: the server stores no other attributes. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}), renderHTML: () => ['ol', 0] })

/** Tab leaves the field, so that keyboard users are not trapped. */
const TabSafeListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

const TabSafeListKeymap = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...keys } = this.parent?.() ?? {}
    return keys
  },
})

/** Only the address: the server adds the other attributes. Text that is typed after a link does not become part of it. */
const PlainLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => isLinkAddress(url),
  // 'soon.We' is not an address: only text with a scheme becomes a link automatically.
  shouldAutoLink: (url) => /^https?:\/\//i.test(url),
})

/** Each block takes its direction from its text. A decoration, because an attribute would become part of the HTML. */
const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, blocks(doc)) } }),
  ],
})

function blocks(doc: ProseMirrorNode): Decoration[] {
  const found: Decoration[] = []
  doc.descendants((node, at) => {
    if (node.isBlock) found.push(Decoration.node(at, at + node.nodeSize, { dir: 'auto' }))
  })
  return found
}

interface EditorSettings {
  placeholder: string
  /** What only texts of the site may contain. */
  more: Extensions
  onLinkKey: () => void
}

/** The nodes and marks that a text may contain. */
export function textExtensions({ placeholder, more, onLinkKey }: EditorSettings): Extensions {
  const LinkKey = Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLinkKey()
        return true
      },
    }),
  })
  return [
    Document,
    Paragraph,
    ...more,
    Text,
    StarredBold,
    UnderscoredItalic,
    HardBreak,
    BulletList,
    PlainOrderedList,
    TabSafeListItem,
    TabSafeListKeymap,
    Blockquote,
    PlainLink,
    UndoRedo,
    Placeholder.configure({ placeholder }),
    LinkKey,
    BlockDirection,
  ]
}
