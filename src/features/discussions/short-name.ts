import type { Author } from './schemas.ts'

/** The name in lists and mails: 'Amina O.'; a removed member has the full name. */
export function shortName({ first_name, last_name, is_removed }: Author): string {
  const [initial] = [...last_name.trim()]
  if (is_removed || initial === undefined) return `${first_name} ${last_name}`.trim()
  return `${first_name} ${initial}.`
}
