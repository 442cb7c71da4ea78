import type { Access } from './endpoint.ts'

export const ROLES = ['member', 'editor', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A role of a person who runs the site. It counts only in a session whose second factor was checked. */
export type StaffRole = Exclude<Role, 'member'>
/** Access that a role of the staff gives. */
export type StaffAccess = StaffRole | 'staff'

export function isStaff(role: Role): role is StaffRole {
  return role !== 'member'
}

export function isStaffAccess(access: Access): access is StaffAccess {
  return access === 'staff' || access === 'editor' || access === 'moderator' || access === 'admin'
}

/** Access for which the caller must be logged in. */
export function needsLogin(access: Access): access is 'member' | StaffAccess {
  return access === 'member' || isStaffAccess(access)
}

/** Whether a member with this role has the access. An admin has the access of every role. */
export function hasAccess(role: Role, access: Access): boolean {
  if (access === 'staff') return isStaff(role)
  return !isStaffAccess(access) || role === access || role === 'admin'
}
