import type { Author } from './schemas.ts'

/** A member's name, the same in lists, discussions and mails. */
export function fullName({ first_name, last_name }: Pick<Author, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}
