import { type ComponentType, useEffect, useState } from 'react'
import type { MemberCommentsProps } from '../../comments/MemberComments.tsx'

/** What only members need of a discussion's page, fetched when it is wanted. */
export function useMemberComments(isWanted: boolean) {
  const [MemberComments, setMemberSide] = useState<ComponentType<MemberCommentsProps>>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    import('../../comments/MemberComments.tsx').then(
      (part) => setMemberSide(() => part.default),
      () => setMissing(true),
    )
  }, [isWanted])
  return { MemberComments, isMissing }
}
