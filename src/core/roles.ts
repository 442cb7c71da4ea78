import type { Access } from './endpoint.ts'

export const ROLES = ['member', 'editor', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A role of a person who runs the site. It counts only in a session whose second factor was checked. */
export type StaffRole = Exclude<Role, 'member'>

export function isStaff(role: Role): role is StaffRole {
  return role !== 'member'
}

export function isStaffAccess(access: Access): access is StaffRole {
  return access === 'editor' || access === 'moderator' || access === 'admin'
}

/** Access for which the caller must be logged in. */
export function needsLogin(access: Access): access is Role {
  return access === 'member' || isStaffAccess(access)
}

/** Whether a member with this role has the access. An admin has the access of every role. */
export function hasAccess(role: Role, access: Access): boolean {
  return !isStaffAccess(access) || role === access || role === 'admin'
}
