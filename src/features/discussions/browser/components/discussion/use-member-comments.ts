import { type ComponentType, useEffect, useState } from 'react'
import type { MemberSideProps } from '../../comments/MemberComments.tsx'

/** What only members need of a discussion's page, fetched when it is wanted. */
export function useMemberSide(isWanted: boolean) {
  const [MemberSide, setMemberSide] = useState<ComponentType<MemberSideProps>>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    import('../../comments/MemberComments.tsx').then(
      (part) => setMemberSide(() => part.default),
      () => setMissing(true),
    )
  }, [isWanted])
  return { MemberSide, isMissing }
}
