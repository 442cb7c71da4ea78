import type { ActivityType } from '../../contract.ts'
import { pageOf, withQuery } from './list-path.ts'

export const TYPES = ['all', 'post', 'comment'] as const satisfies readonly ActivityType[]

/** What a profile shows of what its member wrote; all of it stands in the address. */
export interface ActivityView {
  member: number
  type: ActivityType
  /** From 1. */
  page: number
}

/** What an address asks for; what can't be understood is the default. */
export function activityViewOf({ searchParams }: URL): Omit<ActivityView, 'member'> {
  return {
    type: TYPES.find((each) => each === searchParams.get('type')) ?? 'all',
    page: pageOf(searchParams),
  }
}

/** The address of a profile, without what is the default. */
export function activityPath({ member, type, page }: ActivityView): string {
  return withQuery(`/community/user/${member}`, {
    ...(type !== 'all' && { type }),
    ...(page > 1 && { page: String(page) }),
  })
}
