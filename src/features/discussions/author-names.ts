import type { Author } from './schemas.ts'

/** First and last name, as a discussion shows them. */
export function fullName({ first_name, last_name }: Pick<Author, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** The name in lists and mails: 'Amina O.'; a removed member has the full name. */
export function shortName(author: Author): string {
  const [initial] = [...author.last_name.trim()]
  return author.is_removed || initial === undefined ? fullName(author) : `${author.first_name} ${initial}.`
}
