import type { Author } from '../../schemas.ts'

/** How lists name a member: 'Amina O.'; somebody who has left is named in full. */
export function shortName({ first_name, last_name, is_removed }: Author): string {
  const [initial] = [...last_name.trim()]
  if (is_removed || initial === undefined) return `${first_name} ${last_name}`.trim()
  return `${first_name} ${initial}.`
}
