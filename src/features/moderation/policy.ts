import type { Role } from '#core/roles.ts'

interface Person {
  id: number
  role: Role
}

const RANKS: Record<Role, number> = { member: 0, editor: 1, moderator: 2, admin: 3 }

/** Why a moderator may not decide about a member, or undefined if they may. The server and the pages ask this function. */
export function findJudgeDenial(moderator: Person, member: Person): 'own_case' | 'same_role' | undefined {
  if (moderator.id === member.id) return 'own_case'
  return RANKS[member.role] < RANKS[moderator.role] ? undefined : 'same_role'
}
