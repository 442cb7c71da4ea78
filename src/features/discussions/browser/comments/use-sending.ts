import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePromptLogin } from '#ui/login-prompt.ts'
import type { Comment } from '../../schemas.ts'
import type { DiscussionEvent } from './discussion-reducer.ts'
import { text } from './messages.ts'
import { sendComment } from './send-comment.ts'
import { deleteUnsentComment, listUnsentComments, type UnsentComment } from './unsent-comments.ts'

/** A comment that the server refused, with its sentence. */
export interface Refused extends UnsentComment {
  fault: string
}

interface SendingOptions {
  discussion: number
  /** Who writes; undefined until that is known. */
  member: number | undefined
  dispatch: Dispatch<DiscussionEvent>
  onPosted: (comment: Comment) => void
  onSaid: (sentence: string) => void
}

/** Sends comments: each stands in the list from the first press on, and stays there with the reason when it fails. */
export function useSending({ discussion, member, dispatch, onPosted, onSaid }: SendingOptions) {
  const promptLogin = usePromptLogin()
  const [refused, setRefused] = useState<Refused>()
  // A second press can come before the first has been drawn.
  const underWay = useRef(new Set<string>())

  const send = async ({ idempotencyKey, text: content }: UnsentComment): Promise<void> => {
    if (underWay.current.has(idempotencyKey)) return
    underWay.current.add(idempotencyKey)
    onSaid(text.sending)
    dispatch({ type: 'sending', idempotencyKey, text: content })
    const comment = { idempotencyKey, text: content }
    const sent = await sendComment(discussion, comment)
    underWay.current.delete(idempotencyKey)
    if (sent.kind === 'posted') {
      dispatch({ type: 'posted', idempotencyKey, comment: sent.comment })
      onSaid(text.posted)
      return onPosted(sent.comment)
    }
    const reason = sent.kind === 'no-session' ? text.logInFirst : sent.reason
    dispatch({ type: 'not-sent', idempotencyKey, reason })
    onSaid(`${text.notSent} ${reason}`)
    if (sent.kind === 'no-session') promptLogin(() => void send(comment))
    if (sent.kind === 'refused') setRefused({ ...comment, fault: reason })
  }

  const showUnsent = useEffectEvent(() => {
    for (const { idempotencyKey, text: content } of listUnsentComments(discussion)) {
      if (underWay.current.has(idempotencyKey)) continue
      dispatch({ type: 'sending', idempotencyKey, text: content })
      dispatch({ type: 'not-sent', idempotencyKey, reason: '' })
    }
  })
  // What did not arrive on an earlier visit stands in the list as not sent, and waits for a press.
  useEffect(() => {
    if (member !== undefined) showUnsent()
  }, [member])

  /** It leaves the list: it is not wanted any more, or stands in the form again. */
  const takeBack = (idempotencyKey: string) => {
    dispatch({ type: 'taken-back', idempotencyKey })
    deleteUnsentComment(discussion, idempotencyKey)
  }

  return { refused, send, takeBack }
}
