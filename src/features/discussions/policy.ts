import type { ErrorCode } from '#core/errors.ts'
import type { Role } from '#core/roles.ts'

/** Who wants to do something; undefined for a guest. */
export interface Actor {
  id: number
  role: Role
  /** Can't post for the time being. */
  isSuspended: boolean
}

/** Reading is not among them: everybody may. */
export type Action = 'post' | 'change' | 'delete' | 'report' | 'follow' | 'moderate'

const MODERATORS: readonly Role[] = ['moderator', 'admin']

/**
 * Why this actor may not do it, or undefined. One table for the whole community, which every action asks; pages offer what
 * it allows.
 * Moderators change nobody's words; they remove, and say why.
 * @param authorId whose the discussion or comment is; left out where there is none yet
 */
export function denialOf(action: Action, actor: Actor | undefined, authorId?: number): ErrorCode | undefined {
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
      return MODERATORS.includes(actor.role) ? undefined : 'not_allowed'
  }
}
