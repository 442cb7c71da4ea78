import type { ActivityType } from '../../contract.ts'
import { parsePage, withQuery } from '../discussion-list/list-path.ts'

export const TYPES = ['all', 'post', 'comment'] as const satisfies readonly ActivityType[]

/** Which activities of a member a profile shows; the address has all of it. */
export interface ActivityView {
  member: number
  type: ActivityType
  /** From 1. */
  page: number
}

/** Reads an address. Invalid values become the defaults. */
export function parseActivityView({ searchParams }: URL): Omit<ActivityView, 'member'> {
  return {
    type: TYPES.find((each) => each === searchParams.get('type')) ?? 'all',
    page: parsePage(searchParams),
  }
}

/** The address of a profile, without default values. */
export function activityPath({ member, type, page }: ActivityView): string {
  return withQuery(`/community/user/${member}`, {
    ...(type !== 'all' && { type }),
    ...(page > 1 && { page: String(page) }),
  })
}
