import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePromptLogin } from '#ui/login-prompt.ts'
import type { Comment } from '../../schemas.ts'
import type { ThreadEvent } from './discussion-reducer.ts'
import { text } from './messages.ts'
import { sendComment } from './send-comment.ts'
import { forgetUnsent, listUnsent, type Unsent } from './unsent-comments.ts'

/** A comment that the server refused, with its sentence. */
export interface Refused extends Unsent {
  fault: string
}

interface SendingOptions {
  discussion: number
  /** Who writes; undefined until that is known. */
  member: number | undefined
  dispatch: Dispatch<ThreadEvent>
  onPosted: (comment: Comment) => void
  onSaid: (sentence: string) => void
}

/** Sends comments: each stands in the list from the first press on, and stays there with the reason when it fails. */
export function useSending({ discussion, member, dispatch, onPosted, onSaid }: SendingOptions) {
  const promptLogin = usePromptLogin()
  const [refused, setRefused] = useState<Refused>()
  // A second press can come before the first has been drawn.
  const underWay = useRef(new Set<string>())

  const send = async ({ onceKey, text: content }: Unsent): Promise<void> => {
    if (underWay.current.has(onceKey)) return
    underWay.current.add(onceKey)
    onSaid(text.sending)
    dispatch({ type: 'sending', onceKey, text: content })
    const comment = { onceKey, text: content }
    const sent = await sendComment(discussion, comment)
    underWay.current.delete(onceKey)
    if (sent.kind === 'posted') {
      dispatch({ type: 'posted', onceKey, comment: sent.comment })
      onSaid(text.posted)
      return onPosted(sent.comment)
    }
    const reason = sent.kind === 'no-session' ? text.logInFirst : sent.reason
    dispatch({ type: 'not-sent', onceKey, reason })
    onSaid(`${text.notSent} ${reason}`)
    if (sent.kind === 'no-session') promptLogin(() => void send(comment))
    if (sent.kind === 'refused') setRefused({ ...comment, fault: reason })
  }

  const showUnsent = useEffectEvent(() => {
    for (const { onceKey, text: content } of listUnsent(discussion)) {
      if (underWay.current.has(onceKey)) continue
      dispatch({ type: 'sending', onceKey, text: content })
      dispatch({ type: 'not-sent', onceKey, reason: '' })
    }
  })
  // What did not arrive on an earlier visit stands in the list as not sent, and waits for a press.
  useEffect(() => {
    if (member !== undefined) showUnsent()
  }, [member])

  /** It leaves the list: it is not wanted any more, or stands in the form again. */
  const takeBack = (onceKey: string) => {
    dispatch({ type: 'taken-back', onceKey })
    forgetUnsent(discussion, onceKey)
  }

  return { refused, send, takeBack }
}
