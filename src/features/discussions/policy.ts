import type { ErrorCode } from '#core/errors.ts'
import { hasAccess, type Role } from '#core/roles.ts'

/** Who wants to do something; undefined for a guest. */
export interface Actor {
  id: number
  role: Role
  /** Cannot post at present. */
  isSuspended: boolean
}

/** Everybody may read, so reading has no entry. */
export type Action = 'post' | 'change' | 'delete' | 'report' | 'follow' | 'moderate'

/**
 * Why this actor may not do it, or undefined if they may. Server actions and pages ask this function.
 * Moderators do not edit what members wrote: they remove it and give a reason.
 * @param authorId of the discussion or comment; undefined for a new one
 */
export function findDenial(action: Action, actor: Actor | undefined, authorId?: number): ErrorCode | undefined {
  if (actor === undefined) return 'not_signed_in'
  const isOwn = actor.id === authorId
  switch (action) {
    case 'follow':
      return undefined
    case 'post':
      return actor.isSuspended ? 'suspended' : undefined
    case 'change':
      if (!isOwn) return 'not_allowed'
      return actor.isSuspended ? 'suspended' : undefined
    case 'delete':
      return isOwn ? undefined : 'not_allowed'
    case 'report':
      return isOwn ? 'not_allowed' : undefined
    case 'moderate':
      return hasAccess(actor.role, 'moderator') ? undefined : 'not_allowed'
  }
}
