import { type RefObject, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { text } from '../../messages.ts'
import type { Activity } from '../../schemas.ts'
import { type Asked, fetchDialog } from './ActivityDialog.tsx'

/**
 * Changing and deleting what one wrote: what is deleted shows as removed at once, and the list is asked for anew.
 * @param head gets the focus when the button is gone on which it was
 */
export function useOwnActivity(activities: Activity[], head: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<Asked>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<{ text: string; isFailure: boolean }>()
  const focusNext = useRef(false)
  const { revalidate } = useRevalidator()

  const settle = (sentence: string) => {
    setSaid({ text: sentence, isFailure: false })
    void revalidate()
  }
  return {
    shown: activities.map((activity) => (gone.has(activity.id) ? removed(activity) : activity)),
    said,
    asked,
    ask: (next: Asked) => {
      setSaid(undefined)
      fetchDialog(next).then(
        () => setAsked(next),
        () => setSaid({ text: text.member.failed, isFailure: true }),
      )
    },
    dialogEvents: {
      onClose: () => {
        setAsked(undefined)
        if (focusNext.current) head.current?.focus()
        focusNext.current = false
      },
      onSaved: () => settle(text.member.saved),
      onDeleted: () => {
        if (asked) setGone((before) => new Set(before).add(asked.activity.id))
        focusNext.current = true
        settle(text.member.deleted)
      },
    },
  }
}

/** As everybody sees it from now on. */
function removed(activity: Activity): Activity {
  return activity.type === 'post' ? { ...activity, post: null } : { ...activity, comment: null }
}
