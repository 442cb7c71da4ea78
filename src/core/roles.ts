export const ROLES = ['member', 'editor', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]
