import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomKey } from '#ui/random-key.ts'
import { readDraft } from '../drafts/draft.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { forgetUnsent, keepUnsent, listUnsent, type Unsent } from './unsent.ts'

interface CommentDraftOptions {
  discussion: number
  member: number
  /** Gets the unsent comments of earlier visits for which the form has no room. */
  onUnsent: (comment: Unsent) => void
}

/** What the form begins with: what was typed last, or else a comment of an earlier visit that did not arrive. */
export function useCommentDraft({ discussion, member, onUnsent }: CommentDraftOptions) {
  const key = `comment:${member}:${discussion}`
  const [{ mine, others }] = useState(() => beginningOf(key, discussion))
  const draft = useDraft(key, { comment: mine?.text ?? '' })
  /** The unsent comment while it stands in the form: sent unchanged it is the same one. */
  const unsent = useRef(mine)
  const [isSent, setSent] = useState(false)

  const showOthers = useEffectEvent(() => others.forEach(onUnsent))
  useEffect(() => showOthers(), [])

  const letGo = () => {
    if (unsent.current) forgetUnsent(discussion, unsent.current.onceKey)
    unsent.current = undefined
  }

  return {
    draft,
    /** When the draft that is in the form was saved, in milliseconds since 1970. */
    savedAt: isSent ? undefined : draft.savedAt,
    /** The form was emptied: what it began with is not wanted. */
    letGo,
    /** The comment as it is sent off; it is kept on this device until it has arrived. */
    sendOff: (text: string): Unsent => {
      if (unsent.current?.text !== text) letGo()
      const comment = unsent.current ?? { onceKey: randomKey(), text }
      unsent.current = undefined
      keepUnsent(discussion, comment)
      setSent(true)
      return comment
    },
  }
}

function beginningOf(key: string, discussion: number): { mine: Unsent | undefined; others: Unsent[] } {
  const unsent = listUnsent(discussion)
  const hasRoom = readDraft(key) === undefined
  return { mine: hasRoom ? unsent[0] : undefined, others: hasRoom ? unsent.slice(1) : unsent }
}
