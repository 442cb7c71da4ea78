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
import { isLinkAddress } from './link/link-address.ts'

/** Typed between stars it becomes bold, as in WhatsApp and in pasted text; the editor's own rule makes one star italic. */
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

/** A list counts from 1 and by numbers, as the server keeps it. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}), renderHTML: () => ['ol', 0] })

/** Tab leaves the field: whoever has no mouse must not be caught in it. */
const PassingListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

const PassingListKeymap = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...keys } = this.parent?.() ?? {}
    return keys
  },
})

/** Nothing but the address: the server says how a link opens. What is typed behind a link does not belong to it. */
const PlainLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => isLinkAddress(url),
  // 'soon.We' is no address: only what is written as one becomes a link by itself.
  shouldAutoLink: (url) => /^https?:\/\//i.test(url),
})

/** What a post may hold, and nothing else. */
export function postExtensions({ placeholder, onLinkKey }: { placeholder: string; onLinkKey: () => void }): Extensions {
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
    Text,
    StarredBold,
    UnderscoredItalic,
    HardBreak,
    BulletList,
    PlainOrderedList,
    PassingListItem,
    PassingListKeymap,
    Blockquote,
    PlainLink,
    UndoRedo,
    Placeholder.configure({ placeholder }),
    LinkKey,
  ]
}
